/** For tests: a site in a folder of its own that asks for this builder, with section types of its own. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Finished, output, root, run } from './project.ts';

/** What the package is called. */
export const { name: packageName } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };

export interface OwnSite {
  folder: string;
  /** Runs a command there, of this builder or of another one. */
  run: (verb: string, args?: string[], builder?: string) => Promise<Finished>;
  write: (path: string, text: string) => void;
  /** Writes the manifest, with these sections at the end of its page. */
  writeSite: (sections: object[], more?: object) => void;
}

/** @param name of a folder below tests/.output */
export function makeOwnSite(name: string): OwnSite {
  const folder = join(output, name);
  const minimal = join(root, 'tests/fixtures/valid/minimal');
  rmSync(folder, { recursive: true, force: true });
  cpSync(minimal, folder, { recursive: true });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', JSON.stringify({ name: 'own-site', private: true, dependencies: { [packageName]: '*' } }));
  return {
    folder,
    write,
    run: (verb, args = [], builder = root) => run(verb, args, { cwd: folder, project: builder }),
    writeSite(sections, more = {}) {
      const { version, ...manifest } = JSON.parse(readFileSync(join(minimal, 'site.json'), 'utf8'));
      manifest.routes[0].sections.push(...sections);
      write('site.json', JSON.stringify({ version, ...more, ...manifest }, null, 2));
    },
  };
}

/** The schema.ts of a type with a title and nothing else. */
export const schemaOf = (more = '') => `import { defineSection, plainText, rename, z } from '${packageName}/section';

export default defineSection({
  de: ['Eigenes', 'Was diese Website allein hat.'],
  en: ['Own', 'What this website alone has.'],
  props: z.strictObject({ title: plainText().meta({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] }) }),
  ${more}
});
`;

/** Its component, which sets `Own: ` before the title. */
export const componentOf = (component: string) => `import { Heading } from '${packageName}/parts';

export const ${component} = ({ title }: { title: string }) => <Heading text={\`Own: \${title}\`} />;
`;
