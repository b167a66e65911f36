/** What a visitor waits for: pages, beside the same ones written by hand; the app; the way from page to page; the first taps. */
import type { Line, Measure } from '../report.ts';
import { measureNavigation, measureTaps, measureWeight } from './app.ts';
import { measurePages } from './pages.ts';
import { openStage, type Stage } from './stage.ts';

export const measureSpeed: Measure = onStage(measurePages);

export const measureApp: Measure = onStage(async function* (stage, runs) {
  yield* measureWeight(stage);
  yield* measureTaps(stage, runs);
  yield* measureNavigation(stage, runs);
});

function onStage(measure: (stage: Stage, runs: number) => AsyncGenerator<Line>): Measure {
  return async function* (context, options) {
    const stage = await openStage(context, options);
    try {
      yield* measure(stage, options.runs);
    } finally {
      await stage.close();
    }
  };
}
