/**
 * The fonts that browsers of the tests see on Linux, whatever the machine has: Arimo alone. It has the widths of Arial, which most visitors
 * have and which the built pages name as their fallback. On a machine without such a font the text would move when the web font comes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { output } from '../project/project.ts';

/** A rule of fontconfig that lets `local()` find a face under the name of its equal in Arial. */
const rename = (face: string, name: string) =>
  `<match target="scan"><test name="fullname"><string>${face}</string></test><edit name="fullname"><string>${name}</string></edit></match>`;

/**
 * Writes a configuration of fontconfig.
 *
 * @returns its path, for FONTCONFIG_FILE (https://www.freedesktop.org/software/fontconfig/fontconfig-user.html)
 */
export function writeFontConfig(): string {
  const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/arimo/package.json'));
  const folder = join(output, 'fonts');
  const file = join(folder, 'fonts.conf');
  const lines = [
    '<?xml version="1.0"?><fontconfig>',
    `<dir>${fonts}</dir><cachedir>${folder}</cachedir>`,
    rename('Arimo Regular', 'Arial'),
    rename('Arimo Bold', 'Arial Bold'),
    '</fontconfig>',
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}
