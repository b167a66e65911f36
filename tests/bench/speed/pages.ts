/** Each page by Lighthouse, by turns with the same page written by hand. */
import { median } from '../measure.ts';
import type { Line } from '../report.ts';
import { blocksNoLonger, firstFlightBytes, scoresInFull, usualAndLeast } from './budgets.ts';
import { type Audit, type Audited, loadAudit } from './lighthouse.ts';
import { startLonelyBrowser } from './lonely-browser.ts';
import type { Route, Stage } from './stage.ts';

/** A page that search engines shall leave out cannot score for being found by them; a page for unknown addresses is an error. */
const exceptOf = ({ path, noindex }: { path: string; noindex: boolean }) => [
  ...(noindex ? ['is-crawlable'] : []),
  ...(path === '*' ? ['http-status-code', 'errors-in-console'] : []),
];

const all = ['performance', 'accessibility', 'best-practices', 'seo'];

export async function* measurePages(stage: Stage, runs: number): AsyncGenerator<Line> {
  const { port, close } = await startLonelyBrowser(stage.executablePath);
  try {
    const audit = await loadAudit(stage.root, port);
    // The first page that a browser opens is slow.
    for (const { address } of stage.routes.slice(0, 1)) await audit(stage.hand + address, ['performance'], []);
    for (const route of stage.routes) yield* measurePage(route, stage, audit, runs);
  } finally {
    await close();
  }
}

async function* measurePage(route: Route, stage: Stage, audit: Audit, runs: number): AsyncGenerator<Line> {
  const { site, hand, htmlSize } = stage;
  const [ours, theirs, theirsAgain]: [Audited[], Audited[], Audited[]] = [[], [], []];
  for (let run = 0; run < runs; run++) {
    ours.push(await audit(site + route.address, all, exceptOf(route)));
    // All categories here too: to gather more makes a page slower.
    for (const each of [theirs, theirsAgain]) each.push(await audit(hand + route.address, all, exceptOf(route)));
  }
  const of = (audited: Audited[], value: (one: Audited) => number) => median(audited.map(value));
  const scoresOf = (audited: Audited[]) =>
    Object.fromEntries(all.map((name) => [name, of(audited, (one) => one.scores[name] ?? 0)]));
  const [scores, handScores] = [scoresOf(ours), scoresOf(theirs)];
  const listed = (each: typeof scores) => Object.values(each).join(' · ');
  const complaints = [...new Set(ours.flatMap((one) => one.complaints))];
  yield {
    name: `${route.path} Lighthouse`,
    value: `${listed(scores)} beside ${listed(handScores)} by hand${Object.values(scores).some((score) => score < 100) ? `   ${complaints.join('; ')}` : ''}`,
    within: scoresInFull(scores, handScores),
  };
  const [lcp, handLcp, handLcpAgain] = [ours, theirs, theirsAgain].map((audited) => of(audited, (one) => one.lcp)) as [
    number,
    number,
    number,
  ];
  // What the same page differs by from itself, nobody can hold against another.
  const spread = Math.max(handLcp, handLcpAgain) / Math.min(handLcp, handLcpAgain);
  yield {
    name: `${route.path} LCP`,
    value: `${lcp.toFixed(0)} ms beside ${handLcp.toFixed(0)} and ${handLcpAgain.toFixed(0)} ms by hand`,
    ratio: lcp / handLcp,
    aim: Number(Math.max(1.02, spread).toFixed(3)),
    binding: true,
  };
  const [cls, handCls] = [of(ours, (one) => one.cls), of(theirs, (one) => one.cls)];
  yield { name: `${route.path} CLS`, value: `${cls} beside ${handCls} by hand`, within: cls === 0 };
  const [blocked, handBlocked] = [ours, theirs].map((audited) => audited.map(({ tbt }) => tbt)) as [number[], number[]];
  const said = (times: number[]) => {
    const { usual, least } = usualAndLeast(times);
    return `${usual.toFixed(0)} ms, at least ${least.toFixed(0)}`;
  };
  yield {
    name: `${route.path} TBT`,
    value: `${said(blocked)}, beside ${said(handBlocked)} by hand${route.eager ? '; the app comes with the page' : ''}`,
    ...(route.eager ? {} : { within: blocksNoLonger(blocked, handBlocked) }),
  };
  const html = htmlSize(route.path);
  yield {
    name: `${route.path} HTML with CSS`,
    value: `${kilobytes(html)} of brotli`,
    within: html <= firstFlightBytes,
  };
  const [bytes, handBytes] = [of(ours, (one) => one.bytes), of(theirs, (one) => one.bytes)];
  yield {
    name: `${route.path} before interaction`,
    value: `${kilobytes(bytes)} beside ${kilobytes(handBytes)} by hand, images and fonts included`,
    ratio: bytes / handBytes,
  };
  const script = of(ours, (one) => one.scriptBytes);
  yield {
    name: `${route.path} script before it`,
    value: `${script} bytes${route.eager ? ', a section asks for it' : ''}`,
    ...(route.eager ? {} : { within: script === 0 }),
  };
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
