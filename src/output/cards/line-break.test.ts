import { expect, test } from 'vitest';
import { setTitle } from './line-break.ts';

const column = { width: 600, height: 330, leading: 1 };
/** Every letter is half as wide as it is high. */
const measure = (text: string, size: number) => [...text].length * size * 0.5;
const set = (title: string) => setTitle(title, column, measure);

const titles = [
  'Impressum',
  'Leistungen: KI-Beratung, Training und Assistenten',
  'Datenschutz\u00adgrundverordnung',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung',
  'Kennenlerngespräch / Erstberatung / Bestandsaufnahme',
  'ein Wort nach dem anderen '.repeat(20),
  'Silbe\u00adn'.repeat(60),
  '',
];

test.each(titles)('"%s" stays within its column', (title) => {
  const { size, lines } = set(title);
  for (const line of lines) {
    // The hyphen of a word broken in the middle may hang over.
    expect(measure(line.replace(/-$/, ''), size), line).toBeLessThanOrEqual(column.width);
    expect(line).not.toContain('\u00ad');
  }
  expect(lines.length * size * column.leading).toBeLessThanOrEqual(column.height);
});

test('a short title is large, a long one small, and none loses a word', () => {
  const short = set('Impressum');
  const long = set('Leistungen: KI-Beratung, Training und Assistenten für kleine und mittlere Firmen');
  expect(short.size).toBeGreaterThan(long.size);
  // After a hyphen a line may end, too.
  const together = long.lines.join(' ').replace('- ', '-');
  expect(together).toBe('Leistungen: KI-Beratung, Training und Assistenten für kleine und mittlere Firmen');
});

test('lines are of about the same length: no short word stands alone', () => {
  const { lines } = set('Beratung für kleine und mittlere Firmen');
  const lengths = lines.map((line) => line.length);
  expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) / 2);
});

test('a word is parted at its soft hyphens rather than anywhere', () => {
  const { lines } = set('Donaudampfschifffahrts\u00adgesellschaftskapitäns\u00admützenabzeichen\u00adverordnung');
  expect(lines.at(0)).toBe('Donaudampfschifffahrts-');
});

test('what is too long even for the smallest size ends in an ellipsis', () => {
  expect(set('ein Wort nach dem anderen '.repeat(20)).lines.at(-1)).toMatch(/…$/);
});
