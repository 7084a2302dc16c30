// Programs of what people do with tweens, in GSAP: the twins of Sources/TweenerBenchmarks/Life.
//
//   node life.js PATH/TO/gsap.js ROUNDS [PROGRAM…]
//
// Prints for each program its processor time, in microseconds a unit of work (the least of the rounds), the sum of all numbers at
// its end, and how many callbacks were called.
const path = require('path');
const { gsap } = require(path.resolve(process.argv[2]));
const rounds = Number(process.argv[3]), only = process.argv.slice(4);
gsap.config({ nullTargetWarn: false });
gsap.ticker.lagSmoothing(0);
gsap.ticker.sleep();

let calls = 0, clock = 0;
const called = () => { calls++ };
const cpu = () => { const used = process.cpuUsage(); return used.user + used.system };
// Park and Miller's minimal standard: exact in doubles.
const random = seed => () => (seed = seed * 16807 % 2147483647) / 2147483647;
const box = () => ({ x: 0, y: 0, alpha: 1, scale: 1, rotation: 0, color: 'rgb(10,20,30)' });
const boxes = n => Array.from({ length: n }, box);
const frames = (n, each) => { for (let f = 0; f < n; f++) { if (each) each(f); clock += 1 / 60; gsap.updateRoot(clock) } };

const programs = {
  intro: { units: 500, run(n) {
    const scene = () => {
      const o = boxes(6), timeline = gsap.timeline();
      timeline.to(o[0], { x: 100, duration: 0.5, ease: 'power2.out', onComplete: () => { calls++ } }, 0);
      timeline.to(o[1], { x: 100, duration: 0.5, ease: 'power2.out', onComplete: () => { calls++ } }, 0.1);
      timeline.to(o[2], { x: 100, duration: 0.5, ease: 'power2.out', onComplete: () => { calls++ } }, 0.2);
      timeline.to(o[3], { x: 100, duration: 0.5, ease: 'power2.out', onComplete: () => { calls++ } }, 0.3);
      timeline.addLabel('shown');
      timeline.to(o[0], { alpha: 0.5, duration: 0.4, ease: 'power1.inOut', onComplete: () => { calls++ } }, 'shown');
      timeline.to(o[1], { alpha: 0.5, duration: 0.4, ease: 'power1.inOut', onComplete: () => { calls++ } }, 'shown+=0.1');
      timeline.to(o[4], { scale: 2, duration: 0.3, ease: 'back.out', onComplete: () => { calls++ } }, '<');
      timeline.to(o[4], { scale: 1, duration: 0.3, ease: 'power2.inOut', onComplete: () => { calls++ } });
      timeline.to(o[5], { x: 50, y: 50, duration: 0.6, ease: 'sine.inOut', onComplete: () => { calls++ } }, '-=0.2');
      timeline.to(o[0], { x: 0, duration: 0.4, ease: 'power2.in', onComplete: () => { calls++ } });
      timeline.to(o[1], { x: 0, duration: 0.4, ease: 'power2.in', onComplete: () => { calls++ } }, '<0.1');
      timeline.to(o[5], { alpha: 0, duration: 0.4, ease: 'none', onComplete: () => { calls++ } }, '<');
      return o;
    };
    const all = Array.from({ length: n }, scene);
    frames(160);
    return all.flat();
  } },
  list: { units: 100, run(n) {
    const all = Array.from({ length: n }, () => boxes(100));
    for (const rows of all) gsap.fromTo(rows, { y: 40, alpha: 0 }, { y: 0, alpha: 1, duration: 0.4, ease: 'power2.out', stagger: { each: 0.02, onComplete: called } });
    frames(150);
    for (const rows of all) gsap.to(rows, { x: 300, alpha: 0, duration: 0.3, ease: 'power2.in', stagger: { amount: 1, from: 'center' } });
    frames(90);
    return all.flat();
  } },
  calls: { units: 20000, run(n) {
    const all = boxes(n);
    all.forEach((b, i) => {
      switch (i % 10) {
        case 0: return gsap.to(b, { duration: 0.5, ease: 'power2.out', x: 100 });
        case 1: return gsap.to(b, { duration: 0.4, ease: 'power1.in', alpha: 0 });
        case 2: return gsap.to(b, { duration: 0.3, ease: 'none', x: 10, y: 20 });
        case 3: return gsap.to(b, { duration: 0.3, delay: 0.1, ease: 'back.out', scale: 2 });
        case 4: return gsap.to(b, { duration: 0.7, ease: 'power1.inOut', x: 100, alpha: 0.5 });
        case 5: return gsap.to(b, { duration: 0.2, ease: 'none', onComplete: () => { calls++ }, alpha: 0.5 });
        case 6: return gsap.to(b, { duration: 0.25, ease: 'expo.out', y: 100, onComplete: () => { calls++ } });
        case 7: return gsap.to(b, { duration: 0.3, ease: 'none', repeat: 2, yoyo: true, scale: 1.2 });
        case 8: return gsap.to(b, { duration: 0.5, ease: 'power4.out', x: 7, y: 8, alpha: 0.5, scale: 2 });
        default: return gsap.to(b, { duration: 0.35, ease: 'none', x: '+=10' });
      }
    });
    frames(60);
    return all;
  } },
  follow: { units: 2000, run(n) {
    const all = boxes(n), next = random(7);
    frames(120, f => { if (f % 6 == 0) for (const b of all) gsap.to(b, { duration: 0.4, ease: 'power2.out', x: next() * 300, y: next() * 300, overwrite: 'auto' }) });
    frames(30);
    return all;
  } },
  ambient: { units: 2000, run(n) {
    const all = boxes(n), own = t => t * t * (3 - 2 * t);
    all.forEach((b, i) => {
      switch (i % 5) {
        case 0: return gsap.to(b, { duration: 1, ease: 'sine.inOut', y: 20, repeat: -1, yoyo: true });
        case 1: return gsap.to(b, { duration: 1.5, ease: 'none', color: 'rgb(200,100,50)', repeat: -1, yoyo: true });
        case 2: return gsap.to(b, { keyframes: { x: [0, 100, 50, 0], easeEach: 'none' }, duration: 2, ease: 'none', repeat: -1 });
        case 3: return gsap.to(b, { duration: 0.8, ease: own, rotation: 360, repeat: -1, repeatDelay: 0.2 });
        default: return gsap.to(b, { duration: 0.6, ease: 'power2.out', scale: 1.5, alpha: 0.2, repeat: -1, yoyo: true, onRepeat: called });
      }
    });
    frames(600);
    return all;
  } },
  direct: { units: 2000, run(n) {
    const all = boxes(n), next = random(5);
    const move = b => gsap.to(b, { duration: 3, ease: 'power1.inOut', x: 100, y: 50 });
    const tweens = all.map(move);
    frames(120, () => {
      for (let k = 0; k < n / 20; k++) {
        const i = Math.floor(next() * n), tween = tweens[i];
        switch (k % 5) {
          case 0: tween.pause(); break;
          case 1: tween.resume(); break;
          case 2: tween.reversed(!tween.reversed()); break;
          case 3: tween.time(next() * 3); break;
          default: tween.kill(); tweens[i] = move(all[i]);
        }
      }
    });
    return all;
  } },
  // A game's effects: bursts whose sparks pop, fly and fade, and hit flashes that interrupt each other.
  effects: { units: 200, run(n) {
    const all = Array.from({ length: n }, () => boxes(12)), next = random(11);
    frames(90, f => {
      for (let k = f % 30; k < n; k += 30) {
        const sparks = all[k];
        for (const s of sparks) {
          gsap.fromTo(s, { scale: 0 }, { scale: 1, duration: 0.15, ease: 'back.out' });
          gsap.to(s, { x: next() * 200 - 100, y: next() * 200 - 100, duration: 0.5, ease: 'power2.out', overwrite: 'auto' });
          gsap.to(s, { alpha: 0, delay: 0.3, duration: 0.2, ease: 'none', overwrite: 'auto', onComplete: called });
        }
        gsap.to(sparks[0], { rotation: '+=30', duration: 0.1, repeat: 3, yoyo: true, ease: 'power1.inOut', overwrite: 'auto' });
      }
    });
    frames(60);
    return all.flat();
  } },
  // A text typed out: letters come one after the other, and leave in another order.
  letters: { units: 200, run(n) {
    const all = Array.from({ length: n }, () => boxes(40));
    for (const text of all) {
      const timeline = gsap.timeline({ onComplete: called });
      timeline.fromTo(text, { alpha: 0, y: 10, scale: 0.5 }, { alpha: 1, y: 0, scale: 1, duration: 0.2, ease: 'power2.out', stagger: 0.03 });
      timeline.call(called);
      timeline.to(text, { alpha: 0, y: -10, duration: 0.2, ease: 'power2.in', stagger: { each: 0.01, from: 'end' } }, '+=0.3');
    }
    frames(150);
    return all.flat();
  } },
  // A carousel that a finger moves and lets go: it comes to rest at the nearest page, and is caught again on its way.
  carousel: { units: 500, run(n) {
    const all = boxes(n), next = random(13);
    frames(240, f => {
      const phase = f % 60;
      if (phase < 20) { for (const b of all) { if (phase == 0) gsap.killTweensOf(b); b.x += next() * 10 - 3 } }
      if (phase == 20) {
        for (const b of all) {
          gsap.to(b, { x: Math.round(b.x / 50) * 50, duration: 0.5, ease: 'power3.out' });
          gsap.to(b, { scale: 1.1, duration: 0.1, yoyo: true, repeat: 1, ease: 'sine.inOut', onComplete: called });
        }
      }
    });
    return all;
  } },
  // A chart that goes from data to data: bars, one after the other, and anew half way.
  chart: { units: 100, run(n) {
    const all = Array.from({ length: n }, () => boxes(60)), next = random(17);
    const go = () => { for (const bars of all) bars.forEach((b, i) => gsap.to(b, { y: next() * 100, alpha: next(), delay: i * 0.005, duration: 0.6, ease: 'power2.inOut', overwrite: 'auto' })) };
    go();
    frames(30);
    go();
    frames(30);
    go();
    frames(80);
    return all.flat();
  } },
  // A dialogue opens and closes: a staggered text, an icon that hops in a timeline of its own, keyframes, callbacks.
  dialogue: { units: 200, run(n) {
    const scene = () => {
      const panel = box(), icon = box(), text = boxes(8), hop = gsap.timeline({ repeat: 2, onRepeat: called }), timeline = gsap.timeline();
      hop.to(icon, { y: -20, duration: 0.15, ease: 'power2.out' });
      hop.to(icon, { y: 0, duration: 0.15, ease: 'power2.in' });
      timeline.fromTo(panel, { scale: 0.8, alpha: 0 }, { scale: 1, alpha: 1, duration: 0.3, ease: 'back.out', onStart: called });
      timeline.fromTo(text, { alpha: 0 }, { alpha: 1, x: 40, duration: 0.2, ease: 'power1.out', stagger: { each: 0.05, onComplete: called } }, '-=0.1');
      timeline.add(hop, '<');
      timeline.to(icon, { keyframes: { rotation: [0, 15, -15, 0], easeEach: 'none' }, duration: 0.6, ease: 'none' });
      timeline.call(called);
      timeline.to(panel, { alpha: 0, duration: 0.2, ease: 'power1.in', onComplete: called }, '+=0.3');
      return [panel, icon, ...text];
    };
    const all = Array.from({ length: n }, scene);
    frames(180);
    return all.flat();
  } },
  // Timelines of twenty members under a finger, which moves them to and fro.
  scrub: { units: 200, run(n) {
    const all = Array.from({ length: n }, () => boxes(20)), next = random(3);
    const timelines = all.map(o => {
      const timeline = gsap.timeline({ paused: true });
      o.forEach((b, i) => timeline.to(b, { x: 100, alpha: 0.2, duration: 0.5, ease: 'power2.out' }, i * 0.1));
      return timeline;
    });
    frames(120, () => { for (const timeline of timelines) timeline.time(next() * 2.4) });
    return all.flat();
  } },
  // Chains: the end of each tween adds the next, eight times.
  chain: { units: 1000, run(n) {
    const all = boxes(n);
    const step = (b, k) => gsap.to(b, { x: k * 10, duration: 0.1, ease: 'power2.out', onComplete: () => { calls++; if (k < 8) step(b, k + 1) } });
    for (const b of all) step(b, 1);
    frames(70);
    return all;
  } },
  // Sixteen places in a program, each with its own kind of call, in turn.
  kinds: { units: 16000, run(n) {
    const all = boxes(n);
    all.forEach((b, i) => {
      switch (i % 16) {
        case 0: return gsap.to(b, { duration: 0.3, ease: 'power1.out', x: 30, rotation: 90 });
        case 1: return gsap.to(b, { duration: 0.45, ease: 'power2.inOut', y: 55 });
        case 2: return gsap.to(b, { duration: 0.2, ease: 'none', scale: 0.5, alpha: 0.25 });
        case 3: return gsap.to(b, { duration: 0.35, delay: 0.05, ease: 'back.out', x: '+=25' });
        case 4: return gsap.to(b, { duration: 0.6, ease: 'expo.out', x: 3, y: 4, scale: 2 });
        case 5: return gsap.to(b, { duration: 0.25, ease: 'power1.in', alpha: 0, onStart: () => { calls++ } });
        case 6: return gsap.to(b, { duration: 0.15, ease: 'power2.out', y: -12, onComplete: () => { calls++ } });
        case 7: return gsap.to(b, { duration: 0.2, ease: 'sine.inOut', repeat: 3, yoyo: true, x: 9 });
        case 8: return gsap.to(b, { duration: 0.5, ease: 'power3.out', rotation: '+=45' });
        case 9: return gsap.fromTo(b, { x: 5 }, { duration: 0.4, ease: 'none', x: 50 });
        case 10: return gsap.to(b, { duration: 0.3, delay: 0.2, ease: 'power2.in', scale: 1.5 });
        case 11: return gsap.to(b, { duration: 0.12, ease: 'none', repeat: 2, y: 6, onRepeat: () => { calls++ } });
        case 12: return gsap.to(b, { keyframes: { x: [0, 10, -10, 20], easeEach: 'none' }, duration: 0.5, ease: 'none' });
        case 13: return gsap.to(b, { duration: 0.7, ease: 'power1.inOut', alpha: 0.75 });
        case 14: return gsap.to(b, { duration: 0.3, ease: 'power1.out', repeat: 1, repeatDelay: 0.1, rotation: 180 });
        default: return gsap.to(b, { duration: 0.55, ease: 'power2.inOut', x: 8, y: -8 });
      }
    });
    frames(60);
    return all;
  } },
};

for (const name of Object.keys(programs)) {
  if (only.length && !only.includes(name)) continue;
  const { units, run } = programs[name];
  let best = Infinity, sum = 0;
  for (let k = 0; k < rounds; k++) {
    gsap.globalTimeline.clear();
    calls = 0;
    const begun = cpu(), kept = run(units);
    best = Math.min(best, (cpu() - begun) / units);
    sum = 0;
    for (const b of kept) sum += b.x + b.y + b.alpha + b.scale + b.rotation;
  }
  console.log(name, best, sum / units, calls);
}
process.exit(0);
