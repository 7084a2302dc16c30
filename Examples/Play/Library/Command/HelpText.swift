// What --help prints.

enum HelpText {
  static let text = """
    tweener-play: plays scenes of tweens without a screen.

    usage: tweener-play [FILE] [options]

      FILE            a scene file (JSON); without one the bundled scenes are played
      --scene NAME    only this scene of the file (may be given several times)
      --list          only list the scenes of the file
      --fps N         advance N times a second instead of at the scene's own ticks
      --format F      table (as usual), csv or json
      --watch         show the motion on a terminal; usual for the bundled scenes
      --speed X       how fast to show it (1)
      --check         compare with what the file expects, a line a scene
      --table FILE    the table of known differences for --check
                      (as usual Docs/Compatibility.md, here or above the scene file)
      --svg FILE      draw the scene into an SVG file: who owned what when, and the curves
      --presets FILE  draw the tracks of all presets into an SVG file (- for the standard output)
      --easings FILE  draw the curves of all easings
      --springs FILE  draw springs and decays
      --moving-picture FILE
                      draw the bundled scene “tour” as an SVG that moves by itself
      --verbose, -v   tell the differences of explained scenes too
      --help, -h      this text

    exit codes: 0 all is well; 1 a scene differs and the table does not say so, or the table names a
    difference that is not there; 2 the words on the command line are wrong; 3 a file cannot be read
    or a scene is broken; 130 stopped by Ctrl-C.

    """
}
