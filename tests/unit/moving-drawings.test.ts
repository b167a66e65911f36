/** What moves in the site's drawings explains something, once, and not for those who want no motion. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Declaration } from 'postcss';
import { expect, test } from 'vitest';
import { root } from '../support/project/project.ts';

const folder = join(root, 'media');
const styles = readdirSync(folder)
  .filter((name) => name.endsWith('.svg'))
  .map(
    (name) =>
      [name, postcss.parse(/<style>([\s\S]*?)<\/style>/.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? '')] as const,
  );

/** Everything in a drawing that says something about motion. */
function motionOf(sheet: postcss.Root): (AtRule | Declaration)[] {
  const found: (AtRule | Declaration)[] = [];
  sheet.walkDecls(/^(?:animation|transition)/, (declaration) => void found.push(declaration));
  sheet.walkAtRules('keyframes', (rule) => void found.push(rule));
  return found;
}

test('some drawings move, and none where less motion is wanted', () => {
  const moving = styles.filter(([, sheet]) => motionOf(sheet).length > 0);
  expect(moving.map(([name]) => name)).toEqual(['course.svg', 'hero.svg', 'not-found.svg']);
  for (const [name, sheet] of moving) {
    for (const node of motionOf(sheet)) {
      const around: string[] = [];
      for (let outer = node.parent; outer && outer.type !== 'root'; outer = outer.parent as typeof outer) {
        if (outer.type === 'atrule') around.push((outer as AtRule).params);
      }
      expect(around, `${name}: ${node}`).toContain('(prefers-reduced-motion: no-preference)');
    }
  }
});

test('what moves ends within two seconds, and does not begin again', () => {
  for (const [name, sheet] of styles) {
    const seconds = (text: string) => [...text.matchAll(/(\d*\.?\d+)s\b/g)].map(([, number]) => Number(number));
    const longest = { animation: 0, delay: 0 };
    sheet.walkDecls(/^animation/, ({ prop, value }) => {
      expect(value, name).not.toMatch(/infinite|alternate/);
      if (prop === 'animation')
        longest.animation = Math.max(
          longest.animation,
          seconds(value).reduce((sum, time) => sum + time, 0),
        );
      if (prop === 'animation-delay') longest.delay = Math.max(longest.delay, ...seconds(value));
    });
    expect(longest.animation + longest.delay, name).toBeLessThanOrEqual(2);
  }
});
