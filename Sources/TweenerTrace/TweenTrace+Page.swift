// A trace as a page: the picture, and under it the values at a time that the reader chooses, with
// the events around it.

extension TweenTrace {
  /// A page for a browser, without anything beside it: the picture, a slider over the samples with
  /// their values, and the list of events.
  ///
  /// ```swift
  /// let recorder = TweenRecorder(tweener)
  /// recorder.record(box, ["x"], as: "box")
  /// print(recorder.play(for: 1).html.hasPrefix("<!DOCTYPE html>"))  // prints true
  /// ```
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head><meta charset="utf-8"><title>A trace of tweens</title>
    <style>\(Self.style)</style></head>
    <body>
    \(svg)
    <h2>Values</h2>
    <p><input id="at" type="range" min="0" max="\(max(samples.count - 1, 0))" value="0"
    aria-label="sample"> <output id="time"></output></p>
    <table><thead><tr><th>column</th><th>value</th></tr></thead><tbody id="values"></tbody></table>
    <h2>Events</h2>
    <table><thead><tr><th>time</th><th>tween</th><th>event</th></tr></thead>
    <tbody id="events">\(events.map(Self.row).joined(separator: "\n"))</tbody></table>
    <script>
    const columns = [\(columns.map(Self.literal).joined(separator: ","))];
    const samples = [\(samples.map(Self.literal).joined(separator: ",\n"))];
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  private static let style = """
    body{font:14px/1.4 -apple-system,Segoe UI,Helvetica,Arial,sans-serif;margin:24px auto;\
    max-width:860px;color:#111827;background:#ffffff}
    svg{max-width:100%;height:auto}
    input{width:70%}
    table{border-collapse:collapse}
    td,th{padding:2px 12px 2px 0;text-align:left;font-variant-numeric:tabular-nums}
    tr.now{font-weight:600}
    @media (prefers-color-scheme:dark){body{color:#f0f6fc;background:#0d1117}}
    """

  private static let script = """
    const at = document.getElementById("at");
    function show() {
      const sample = samples[at.value];
      if (!sample) return;
      document.getElementById("time").textContent = sample[0] + " s";
      const body = document.getElementById("values");
      body.replaceChildren(...columns.map((name, index) => {
        const row = document.createElement("tr");
        for (const text of [name, sample[index + 1]]) {
          row.appendChild(document.createElement("td")).textContent = text;
        }
        return row;
      }));
      for (const row of document.querySelectorAll("#events tr")) {
        row.classList.toggle("now", Number(row.dataset.time) <= Number(sample[0]));
      }
    }
    at.addEventListener("input", show);
    show();
    """

  private static func row(_ event: Event) -> String {
    """
    <tr data-time="\(text(event.time))"><td>\(text(event.time)) s</td><td>\(event.tween)</td>\
    <td>\(SVGText.escaped(event.kind))</td></tr>
    """
  }

  /// Numbers as texts: what is no number, and infinity, have no literal.
  private static func literal(_ sample: Sample) -> String {
    "[" + ([sample.time] + sample.values).map { "\"\(text($0))\"" }.joined(separator: ",") + "]"
  }

  /// A text of a script, in which nothing ends the script.
  private static func literal(_ name: String) -> String {
    var text = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "<", "\n", "\r", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
