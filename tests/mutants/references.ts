/** Mistakes in what refers to something else. Each breaks one thing that is named elsewhere, and says in how many places. */
import { pointerTo } from '../../src/json-text/pointer.ts';
import { changed, type Mutant, type Operator, renamed, replaced, type Subject } from './mutant.ts';
import type { Random } from './random.ts';
import { type Node, walk } from './walk.ts';

/** The text is made only for those that are chosen: each is a copy of a whole manifest. */
type Made = Omit<Mutant, 'subject' | 'kind' | 'operator' | 'text'> & { text: () => string };
type ReferenceOperator = (nodes: readonly Node[], subject: Subject, random: Random) => Generator<Made>;

interface Manifest {
  constants: Record<string, string | number>;
  placeholders: Record<string, string | number>;
  theme: { colors: Record<string, { light: string; dark: string }> };
  footer: { links: { href: unknown }[] };
  languages?: { path: string }[];
  routes: { path: string; sections: { id?: string; schedule?: { minutes: number | string } }[] }[];
}
const read = (subject: Subject) => subject.manifest as Manifest;
const isText = (node: Node): node is Node & { value: string } => typeof node.value === 'string';
const lists = ['constants', 'placeholders'] as const;

/** In how many values a constant is named, keys of a manifest's own lists left out. */
function usesOf(nodes: readonly Node[], name: string): number {
  const texts = nodes.filter(isText).filter(({ pointer }) => !/^\/(?:constants|placeholders)\//.test(pointer));
  return texts.reduce(
    (sum, { value }) => sum + new Set(value.match(new RegExp(`(?<!\\{)\\{${name}\\}`, 'g'))?.map(() => 1) ?? []).size,
    0,
  );
}

/** Links of the site that lead to a page, as far as they name it in so many letters. */
const linksTo = (nodes: readonly Node[], path: string) =>
  nodes
    .filter(isText)
    .filter(({ pointer, value }) => /\/href$/.test(pointer) && (value === path || value.startsWith(`${path}#`)));

const operators: Record<string, ReferenceOperator> = {
  /** Every text that names the constant is now wrong, for one reason. */
  *'rename a constant'(nodes, subject) {
    for (const list of lists) {
      for (const name of Object.keys(read(subject)[list])) {
        const places = usesOf(nodes, name);
        if (places === 0) continue;
        const text = () => replaced(subject, `/${list}`, renamed(read(subject)[list], name, `${name}Zzz`));
        yield { pointer: `/${list}/${name}`, text, places };
      }
    }
  },

  *'remove a constant'(nodes, subject) {
    for (const list of lists) {
      for (const name of Object.keys(read(subject)[list])) {
        const places = usesOf(nodes, name);
        const pointer = `/${list}/${name}`;
        if (places > 0) yield { pointer, text: () => changed(subject, pointer, (parent, key) => delete parent[key]), places };
      }
    }
  },

  /** No constant has a name like this. In code braces stay as they are written. */
  *'misspell a constant in a text'(nodes, subject) {
    for (const { pointer, value } of nodes.filter(isText)) {
      const name = /^\/(?:constants|placeholders)\/|\/code$/.test(pointer) ? undefined : /(?<!\{)\{([a-z]\w*)\}/.exec(value)?.[1];
      if (name) yield { pointer, text: () => replaced(subject, pointer, value.replace(`{${name}}`, `{${name}Q}`)), places: 1 };
    }
  },

  *'write a constant into both lists'(_, subject) {
    for (const [name, value] of Object.entries(read(subject).constants)) {
      const text = () => replaced(subject, '/placeholders', { ...read(subject).placeholders, [name]: value });
      yield { pointer: `/placeholders/${name}`, text };
    }
  },

  /** Links in rich texts count too, so only pages without these are changed. */
  *'rename a page'(nodes, subject) {
    for (const [index, { path }] of read(subject).routes.entries()) {
      const inTexts = nodes.filter(isText).some(({ value }) => value.includes(`](${path}`));
      const places = linksTo(nodes, path).length;
      if (path === '/' || path === '*' || inTexts || places === 0) continue;
      const pointer = `/routes/${index}/path`;
      // Where a language has no home page, that is said in place of the links.
      const isHome = read(subject).languages?.some((language) => language.path === path);
      yield { pointer, text: () => replaced(subject, pointer, `${path}-zzzzz`), places: isHome ? 1 : places };
    }
  },

  *'remove the home page or the page for unknown addresses'(_, subject) {
    const { routes } = read(subject);
    for (const path of ['/', '*']) {
      const text = () =>
        replaced(
          subject,
          '/routes',
          routes.filter((route) => route.path !== path),
        );
      if (routes.length > 1) yield { pointer: '/routes', text };
    }
  },

  *'write a page twice'(_, subject) {
    const { routes } = read(subject);
    for (const route of routes) {
      yield { pointer: `/routes/${routes.length}`, text: () => replaced(subject, '/routes', [...routes, route]) };
    }
  },

  *'lead a link to no page'(nodes, subject) {
    for (const { pointer, value } of nodes.filter(isText)) {
      if (/\/href$/.test(pointer) && value.startsWith('/'))
        yield { pointer, text: () => replaced(subject, pointer, '/no-such-page'), places: 1 };
    }
  },

  *'lead a link to no anchor'(nodes, subject) {
    for (const { pointer, value } of nodes.filter(isText)) {
      if (/\/href$/.test(pointer) && value.startsWith('/'))
        yield { pointer, text: () => replaced(subject, pointer, '/#no-such-anchor'), places: 1 };
    }
  },

  *'name an image that does not exist'(nodes, subject) {
    for (const { pointer, value } of nodes.filter(isText)) {
      // What another host serves, and a film, have a `src` too, which is an address.
      if (!/(?<!\/resources\/.*)\/src$/.test(pointer) || /^(?:\/|https?:)/.test(value)) continue;
      yield { pointer, text: () => replaced(subject, pointer, value.replace(/[^/]+\./, 'no-such-image.')), places: 1 };
      yield { pointer, text: () => replaced(subject, pointer, `../${value}`), places: 1 };
    }
  },

  /** The next section of the same page gets the same anchor; pages with one section have none. */
  *'give two sections the same anchor'(_, subject) {
    for (const [route, { sections }] of read(subject).routes.entries()) {
      for (const index of sections.keys()) {
        if (sections.length < 2) continue;
        const other = (index + 1) % sections.length;
        const { id = 'same' } = sections[index] ?? {};
        // An anchor that links lead to must stay, or the links would break as well.
        if (sections[other]?.id !== undefined) continue;
        const text = () =>
          changed(subject, `/routes/${route}/sections`, (parent, key) => {
            const list = parent[key] as { id?: string }[];
            Object.assign(list[index] ?? {}, { id });
            Object.assign(list[other] ?? {}, { id });
          });
        yield { pointer: `/routes/${route}/sections`, text };
      }
    }
  },

  /** Front and back are the same colour. */
  *'make a colour unreadable'(_, subject) {
    for (const scheme of ['light', 'dark'] as const) {
      const { colors } = read(subject).theme;
      for (const [front, back] of Object.entries({
        text: 'ground',
        muted: 'ground',
        onPrimary: 'primary',
        onDeep: 'deep',
        danger: 'surface',
      })) {
        const pointer = `/theme/colors/${front}/${scheme}`;
        // What is not written is made of the others, and can be read.
        if (!colors[front]?.[scheme] || !colors[back]?.[scheme]) continue;
        yield { pointer, text: () => replaced(subject, pointer, colors[back]?.[scheme]), places: 1 };
      }
    }
  },

  *'miscount the minutes of a course'(_, subject) {
    for (const [route, { sections }] of read(subject).routes.entries()) {
      for (const [index, { schedule }] of sections.entries()) {
        const pointer = `/routes/${route}/sections/${index}/schedule/minutes`;
        if (schedule) yield { pointer, text: () => replaced(subject, pointer, 1) };
      }
    }
  },

  /** Mail addresses that stand in one constant are one mistake, wherever they are used. */
  *'break a mail address'(nodes, subject) {
    for (const { pointer, value } of nodes.filter(isText)) {
      const cause = /\/mail\/to$/.test(pointer) ? /^\{(\w+)\}$/.exec(value)?.[1] : undefined;
      const list = lists.find((name) => cause !== undefined && cause in read(subject)[name]);
      if (list && cause)
        yield { pointer: `/${list}/${cause}`, text: () => replaced(subject, pointerTo(`/${list}`, cause), 'nobody') };
    }
  },
};

/** Every reference mutant of a manifest. */
export const referential: Operator = function* (subject, random) {
  const nodes = [...walk(subject.manifest)];
  for (const [operator, make] of Object.entries(operators)) {
    for (const made of make(nodes, subject, random))
      yield () => ({ kind: 'reference', operator, subject, ...made, text: made.text() });
  }
};
