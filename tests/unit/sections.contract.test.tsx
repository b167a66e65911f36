// @vitest-environment jsdom
/** What every folder in src/sections must hold, so that a new one needs no test of its own. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import type { Page, Site } from '../../schema/resolved.ts';
import { buildJsonSchema } from '../../src/manifest/json-schema.ts';
import { loadSite } from '../../src/manifest/load.ts';
import { App } from '../../src/render/App.tsx';
import { shellOf } from '../../src/render/render.tsx';
import { components } from '../../src/sections/components.ts';
import { sectionSchemas } from '../../src/sections/schemas.ts';
import { makeGallery, readExamples, sectionTypes } from '../gallery.ts';
import { writeManifest } from '../manifest.ts';
import { output, root } from '../project.ts';

/** `card-grid` → `CardGrid` */
const componentName = (type: string) =>
  type
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** The gallery with the pages of one type only, so that a finding names the example that it is about. */
function loadExamples(type: string) {
  const gallery = makeGallery();
  const kept = [`/${type}`, '*'];
  gallery.routes = [
    ...gallery.routes.filter(({ path }) => path === '/'),
    ...gallery.routes.filter(({ path }) => kept.includes(path)),
  ];
  gallery.header.links = gallery.header.links.slice(0, 1).map((link) => ({ ...link, href: `/${type}` }));
  gallery.footer.links = gallery.header.links;
  return loadSite(writeManifest(gallery, join(output, 'contract', type), root));
}

test('both registries hold exactly the folders of src/sections', () => {
  expect(Object.keys(sectionSchemas).sort()).toEqual(sectionTypes);
  expect(Object.keys(components).sort()).toEqual(sectionTypes);
});

describe.each(sectionTypes)('%s', (type) => {
  const folder = join(root, 'src/sections', type);
  const file = `src/sections/${type}/examples.json`;
  const examples = readExamples(type);

  test('has a schema, a component of its name, and examples', () => {
    for (const name of ['schema.ts', `${componentName(type)}.tsx`, 'examples.json']) {
      expect(existsSync(join(folder, name)), `src/sections/${type}/${name} is missing`).toBe(true);
    }
    expect(examples.length, `${file} needs at least one example`).toBeGreaterThan(0);
    expect(examples[0]?.hidden ?? false, `the first example of ${file} is the usual case: it cannot be hidden`).toBe(false);
    expect(new Set(examples.map(({ name }) => name)).size, `the names in ${file} must differ`).toBe(examples.length);
  });

  test('says what it is for, and what each field is for', () => {
    const schema = sectionSchemas[type];
    expect(schema?.title).toMatch(/\S/);
    expect(schema?.description).toMatch(/\S.*\.$/);
    const described = buildJsonSchema(sectionSchemas) as { definitions: Record<string, object> };
    expect(withoutDescription(described.definitions[type] ?? {}, type)).toEqual([]);
  });

  test('its examples are valid', async () => {
    const { problems } = await loadExamples(type);
    // Examples may be warned about: they are no site, and repeat themselves.
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ pointer, message, hint }) => `${pointer}: ${message} ${hint}`)).toEqual([]);
  });

  describe('in the browser', () => {
    let spies: MockInstance[] = [];
    beforeEach(() => {
      // What jsdom does not have: nothing here depends on a window's size.
      vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
      spies = (['error', 'warn', 'info', 'log', 'debug'] as const).map((channel) =>
        vi.spyOn(console, channel).mockImplementation(() => {}),
      );
    });
    afterEach(() => {
      cleanup();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    });

    test.each(examples.map(({ name }, index) => [name, index] as const))(
      '"%s" is prerendered and taken over without a word in the console',
      async (_, index) => {
        const { site } = await loadExamples(type);
        const section = site?.pages.find(({ path }) => path === `/${type}`)?.sections[index];
        if (!site || !section) throw new Error(`${file} is not valid.`);
        const page: Page = {
          path: '/example',
          title: 'Example',
          description: 'An example.',
          noindex: false,
          isolated: false,
          eager: false,
          foreignHosts: [],
          sections: [section],
        };
        const app = <Example site={site} page={page} />;
        const container = document.createElement('div');
        container.innerHTML = renderToString(app);
        document.body.append(container);
        const before = container.textContent;
        expect(before).toMatch(/\S/);
        await act(async () => void render(app, { container, hydrate: true }));
        expect(container.textContent).toBe(before);
        expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([]);
        const { title } = section;
        if (title !== undefined) expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
        container.remove();
      },
    );
  });
});

function Example({ site, page }: { site: Site; page: Page }) {
  return (
    <MemoryRouter initialEntries={['/example']}>
      <App shell={shellOf(site)} page={page} />
    </MemoryRouter>
  );
}

/** The places in a schema where a key may be written that no sentence explains. */
function withoutDescription(schema: object, place: string): string[] {
  const {
    properties = {},
    items,
    anyOf = [],
  } = schema as { properties?: Record<string, object>; items?: object; anyOf?: object[] };
  const inner = (name: string, field: object) => {
    const said = 'description' in field && typeof field.description === 'string' && field.description.trim() !== '';
    return [...(said ? [] : [name]), ...withoutDescription(field, name)];
  };
  return [
    ...Object.entries(properties).flatMap(([key, field]) => inner(`${place}.${key}`, field)),
    ...(items ? inner(`${place}[]`, items) : []),
    ...anyOf.flatMap((member) => withoutDescription(member, place)),
  ];
}
