import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkWords } from '../src/contract/word-rules.ts';
import { sectionSchemas } from '../src/registry/section-schemas.ts';
import sampleType from '../src/scaffold/sample-type/schema.ts';
import { date } from './date-fields.ts';
import { sectionBase } from './define-section.ts';
import { href, plainText, wholeNumber } from './fields.ts';
import { manifest } from './site.ts';
import { aboutOf, labelsOf, metaOf, wordsOf } from './words.ts';

const words = { de: ['Titel', 'Der Titel.'], en: ['Title', 'The title.'] } as const;

describe('every field is named and described in German and English:', () => {
  test('around the sections', () => {
    expect(checkWords(manifest)).toEqual([]);
    expect([wordsOf(manifest, 'de'), wordsOf(manifest, 'en')]).not.toContain(undefined);
  });

  test('what every section has', () => expect(checkWords(sectionBase)).toEqual([]));

  test.each(Object.entries({ ...sectionSchemas, 'sample-type': sampleType }))('%s', (_, { props }) => {
    expect(checkWords(props)).toEqual([]);
  });
});

describe('what is missing is said with its place:', () => {
  const said = (shape: Record<string, z.ZodType>) =>
    checkWords(z.strictObject(shape)).map(({ rule, what }) => `${rule}: ${what}`);

  test('nothing, where nothing is missing', () => {
    expect(said({ headline: plainText().meta(words).optional() })).toEqual([]);
  });

  test('titles and descriptions', () => {
    expect(said({ headline: plainText() })).toEqual([
      'titles: give "headline" a title in German.',
      'descriptions: describe "headline" in German.',
      'titles: give "headline" a title in English.',
      'descriptions: describe "headline" in English.',
    ]);
    expect(said({ headline: plainText().meta({ ...words, en: ['Title', ' '] }) })).toEqual([
      'descriptions: describe "headline" in English.',
    ]);
  });

  test('in lists, records, objects and choices', () => {
    const entry = z.strictObject({ label: plainText().meta({ de: words.de }) }).meta(words);
    const places = (field: z.ZodType) => said({ part: field.meta(words) }).map((text) => /"([^"]+)"/.exec(text)?.[1]);
    expect(places(z.array(entry))).toEqual(['part[].label', 'part[].label']);
    expect(places(z.array(plainText()))).toContain('part[]');
    expect(places(z.record(z.string(), plainText()))).toContain('part.*');
    expect(places(z.union([z.string(), z.number().meta(words)]))).toContain('part (1)');
    // One input takes a number or a constant; nobody chooses.
    expect(places(wholeNumber())).toEqual([]);
  });

  test('a title that is too long, or only the key', () => {
    expect(said({ titel: plainText().meta({ ...words, de: ['titel', 'Der Titel.'] }) })).toEqual([
      'titles: the German title of "titel" is its key: call it what the reader calls it.',
    ]);
    const [long] = said({ part: plainText().meta({ ...words, en: ['t'.repeat(41), 'The title.'] }) });
    expect(long).toMatch(/^titles: the English title of "part" has more than 40 letters/);
    expect(said({ part: plainText().meta({ ...words, en: ['t'.repeat(40), 'The title.'] }) })).toEqual([]);
  });

  test('names of the values of a choice', () => {
    const side = z.enum(['left', 'right']);
    expect(said({ side: side.meta({ ...words, labels: { left: { de: 'Links', en: '' } } }).default('left') })).toEqual([
      'labels: give the value "right" of "side" a name in German.',
      'labels: give the value "left" of "side" a name in English.',
      'labels: give the value "right" of "side" a name in English.',
    ]);
  });

  test('a widget that does not exist', () => {
    // As somebody may write it whose editor does not check types.
    const meta = JSON.parse('{ "widget": "clock" }') as object;
    expect(said({ time: plainText().meta({ ...words, ...meta }) })).toEqual([
      'widget: there is no widget "clock" for "time", only: date, lines, ticks, name, facts, collection, criterion, occurring.',
    ]);
  });
});

describe('the words of a field', () => {
  test('are its own, those of what it wraps, or those of what it was made from', () => {
    const field = plainText().meta(words);
    const german = { title: 'Titel', description: 'Der Titel.' };
    expect(wordsOf(field, 'de')).toEqual(german);
    expect(wordsOf(field.optional(), 'de')).toEqual(german);
    expect(wordsOf(field.default('A').optional(), 'en')).toEqual({ title: 'Title', description: 'The title.' });
    expect(wordsOf(field.optional().meta({ de: ['Anders', 'Anders.'] }), 'de')?.title).toBe('Anders');
    expect(wordsOf(href(), 'de')).toBeUndefined();
  });

  test('are quoted by findings in both languages', () => {
    expect(aboutOf(plainText().meta(words).optional())).toEqual({ de: 'Der Titel.', en: 'The title.' });
    expect(aboutOf(plainText())).toBeUndefined();
  });

  test('include the names of what one chooses from, and the input for it', () => {
    const names = { online: { de: 'Online', en: 'Online' }, onsite: { de: 'Vor Ort', en: 'On site' } };
    const [mode, day] = [z.enum(['online', 'onsite']).meta({ labels: names }).optional(), date()];
    expect(labelsOf(mode, 'en')).toEqual({ online: 'Online', onsite: 'On site' });
    expect(labelsOf(day, 'en')).toBeUndefined();
    expect(metaOf(day, 'widget')).toBe('date');
  });
});
