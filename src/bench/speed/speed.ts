/** What a visitor waits for: pages, beside the same ones written by hand; the app; the way from page to page; the first taps. */
import type { Line, Measure } from '../report.ts';
import { measureNavigation, measureTaps, measureWeight } from './app.ts';
import { measurePages } from './pages.ts';
import { openStage } from './stage.ts';

export const measureSpeed: Measure = async function* (context, options): AsyncGenerator<Line> {
  const stage = await openStage(context, options);
  try {
    yield* measureWeight(stage);
    yield* measureTaps(stage, options.runs);
    yield* measureNavigation(stage, options.runs);
    yield* measurePages(stage, options.runs);
  } finally {
    await stage.close();
  }
};
