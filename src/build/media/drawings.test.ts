import { describe, expect, test } from 'vitest';
import { attackDrawings, refusedDrawings, usualDrawings } from '../../../tests/attacks/drawings.ts';
import { optimizeDrawing } from './drawings.ts';

const published = (drawing: string) => optimizeDrawing(Buffer.from(drawing)).toString();

describe('nothing of a drawing that runs, leaves or loads is published', () => {
  test.each(Object.entries(attackDrawings))('%s', (_, drawing) => {
    expect(published(drawing)).not.toMatch(/EVIL|HOST|javascript|<script|<\?|<!DOCTYPE|\son\w+=/i);
  });
});

describe('what a drawing shows is published', () => {
  test.each(Object.entries(usualDrawings))('%s', (_, { drawing, kept }) => {
    const made = published(drawing);
    for (const piece of kept) expect(made).toContain(piece);
  });
});

describe('what is no drawing at all cannot be read', () => {
  test.each(Object.entries(refusedDrawings))('%s', (_, drawing) => {
    expect(() => published(drawing)).toThrow();
  });
});
