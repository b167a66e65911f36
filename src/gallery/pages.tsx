/** The pages of the gallery itself: one that lists the section types, one for each of them, and one for the icons. They need no app. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getIcon } from '../../schema/icon-shapes.ts';
import { iconNames } from '../../schema/icons.ts';
import type { Folders } from '../bundling/project.js';
import { buildJsonSchema, type JsonSchema, oneLine } from '../json-schema/build-schema.ts';
import { Icon } from '../parts/Icon.tsx';
import { sectionSchemas } from '../registry/section-schemas.ts';
import { type Example, readExamples } from './examples.ts';
import { examplePath } from './manifest.ts';
import styles from './pages.css?raw';

/**
 * @param types - those that are shown
 * @returns the texts of the pages by their files
 */
export function galleryPages({ root, project }: Folders, types: readonly string[]): ReadonlyMap<string, string> {
  const definitions = buildJsonSchema(sectionSchemas, 'en').definitions as unknown as Record<string, JsonSchema>;
  const pages: [file: string, page: string][] = types.map((type) => [
    `types/${type}.html`,
    documentOf(
      type,
      <>
        <p>{wordsOf(type)}</p>
        {readExamples(root, type, project).map((example, index) => (
          <ExampleFrames key={example.name} type={type} example={example} src={examplePath(type, index)} />
        ))}
        <table>
          <caption>What may be written</caption>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Form</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>{rowsOf(definitions[type] ?? {})}</tbody>
        </table>
      </>,
    ),
  ]);
  return new Map([
    [
      'index.html',
      documentOf(
        'Section types',
        <Finder label="Find a type">
          {types.map((type) => (
            <li key={type}>
              <a href={`/types/${type}`}>{type}</a>
              <p>{wordsOf(type)}</p>
            </li>
          ))}
        </Finder>,
      ),
    ],
    ...pages,
    [
      'icons.html',
      documentOf(
        'Icons',
        <Finder label="Find an icon">
          {iconNames.map((name) => (
            <li key={name}>
              <CopyButton of="Name">
                <Icon shapes={getIcon(name)} />
                <code>{name}</code>
              </CopyButton>
            </li>
          ))}
        </Finder>,
      ),
    ],
  ]);
}

/** What a type is called and what it is for, in the language of the gallery. */
const wordsOf = (type: string): string => oneLine(sectionSchemas[type]?.en ?? [type, type]);

/** @param content - what stands below the heading */
const documentOf = (heading: string, content: ReactNode): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<style>${styles}</style>
<script>(${behave})()</script>
${renderToStaticMarkup(
  <>
    <header>
      <a href="/">All types</a> <a href="/icons">Icons</a>
    </header>
    <main>
      <h1>{heading}</h1>
      {content}
    </main>
    <p role="status" />
  </>,
)}
`;

/** Runs on the gallery's pages in a browser. It is sent as it stands here, and so knows nothing of this file. */
function behave(): void {
  // A frame is as high as the page in it. Its event does not bubble.
  document.addEventListener(
    'load',
    ({ target }) => {
      const body = target instanceof HTMLIFrameElement && target.contentDocument?.body;
      if (!body) return;
      const follow = () =>
        target.parentElement?.style.setProperty('--frame-height', `${Math.ceil(body.getBoundingClientRect().height)}px`);
      new ResizeObserver(follow).observe(body);
    },
    true,
  );
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.type === 'search')) return;
    const words = target.value.toLowerCase().split(/\s+/);
    for (const entry of document.querySelectorAll('li'))
      entry.hidden = !words.every((word) => entry.textContent.toLowerCase().includes(word));
  });
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    await navigator.clipboard.writeText(button.parentElement?.querySelector('code')?.textContent ?? '');
    const status = document.querySelector('[role="status"]');
    if (status) status.textContent = button.value;
  });
}

const CopyButton = ({ of, children }: { of: string; children: ReactNode }) => (
  <button type="button" value={`${of} copied`}>
    {children}
  </button>
);

const Finder = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <label>
      {label} <input type="search" autoComplete="off" />
    </label>
    <ul>{children}</ul>
  </>
);

/** An example in light and dark, on a phone, a tablet and a desk, and the JSON to copy. */
const ExampleFrames = ({ type, example, src }: { type: string; example: Example; src: string }) => (
  <section>
    <h2>{example.name}</h2>
    {example.hidden && <p>An edge case.</p>}
    <a href={src}>Open alone</a>{' '}
    <label>
      <input type="checkbox" /> Real size
    </label>
    {['Light', 'Dark'].map((scheme) => (
      <div key={scheme}>
        {[360, 768, 1280].map((width) => (
          <span key={width} style={{ '--frame-width': `${width}px` } as object}>
            <iframe src={`${src}#${scheme.toLowerCase()}`} title={`${example.name}: ${scheme}, ${width} px`} loading="lazy" />
          </span>
        ))}
      </div>
    ))}
    <CopyButton of="JSON">Copy JSON</CopyButton>
    <details>
      <summary>JSON</summary>
      <pre>
        <code>{JSON.stringify({ type, ...example.section }, null, 2)}</code>
      </pre>
    </details>
  </section>
);

/** What may be written under each key: of an object, of the entries of a list, of the members of a choice. */
function rowsOf(schema: JsonSchema, place = ''): ReactNode[] {
  const { properties = {}, required = [], items, anyOf = [] } = schema as JsonSchema & { [key: string]: unknown };
  return [
    ...Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, field]) => [
      <tr key={place + name}>
        <th scope="row">
          <code>{place + name}</code>
        </th>
        <td>
          {formOf(field)}
          {required.includes(name) && ' (required)'}
        </td>
        <td>{field.description ?? '–'}</td>
      </tr>,
      ...rowsOf(field, `${place}${name}.`),
    ]),
    ...(items ? rowsOf(items as JsonSchema, place.replace(/\.$/, '[].')) : []),
    ...(anyOf as JsonSchema[]).flatMap((member) => rowsOf(member, place)),
  ];
}

/** The keywords of a value but its words, and what has rows of its own. */
const formOf = (field: JsonSchema): string =>
  JSON.stringify(field, (key, inner) => {
    if (/^(?:title|description|enumDescriptions|properties|required|additionalProperties)$/.test(key)) return undefined;
    return key === 'enum' && inner.length === iconNames.length ? 'icons' : inner;
  });
