import { readArguments } from '../src/command/arguments.ts';
import type { CommandContext } from '../src/command/context.ts';
import { makeLookSheets } from '../tests/pictures/look-sheets.ts';
import { makePictures } from '../tests/pictures/pictures.ts';
import { makeTemplatePictures } from '../tests/pictures/template-pictures.ts';

const help = `Usage: npm run pictures -- [--out DIR] [--looks [--site FILE] | --templates]

Makes the pictures of README.md: the site in a desktop browser and on a phone, six more of its pages, and a mistake in site.json as an editor shows it,
with what "npm run validate" says of it; that of docs/what-can-be-written.md: six sites of others; and those of the manual: the visual editor. Needs a browser and git. Nobody compares them: make them again when the site looks different.

  --out DIR    the folder to write (docs/pictures; dist-looks)
  --looks      makes a sheet for each key that chooses a look instead: the first page of a site with every value, light and dark
  --site FILE  the manifest whose page that is (site.json)
  --templates  makes the photos of the templates for new sites instead, of the drawings in src/scaffold/drawings; needs no browser

Environment: CHROMIUM_PATH names a browser.`;

export async function main(args: string[], context: CommandContext): Promise<number> {
  const read = readArguments(args, { help, values: ['out', 'site'], flags: ['looks', 'templates'] });
  if (typeof read === 'number') return read;
  if (read.flags.looks) return makeLookSheets(read.values.site ?? 'site.json', read.values.out ?? 'dist-looks', context);
  if (!read.flags.templates) return makePictures(read.values.out ?? 'docs/pictures', context);
  await makeTemplatePictures(context.root);
  return 0;
}
