/** A generated manifest: any number of pages of five sections each, made of the sections of a real one. */

interface Section {
  type: string;
  id?: string;
  title?: string;
  text?: string[];
  items?: { title: string }[];
}

export interface Route {
  path: string;
  title: string;
  description: string;
  sections: Section[];
}

interface Manifest {
  constants: Record<string, unknown>;
  placeholders: Record<string, unknown>;
  header: { links: object[]; contact: { href: string } };
  footer: { links: object[] };
  errorView: object;
  routes: Route[];
}

const types = ['hero', 'text', 'card-grid', 'split', 'call-to-action'];

/** How many of a kind are linked from every page. */
const linked = 4;

/**
 * @param text - a valid manifest that has each of the five types
 * @param count - how many pages are wanted, the one for unknown addresses not counted
 * @returns a valid manifest; every page has words of its own in each of its sections
 */
export function makeFiveSections(text: string, count: number): string {
  const manifest = JSON.parse(text) as Manifest;
  const sections = manifest.routes.flatMap((route) => route.sections);
  const models = types.map((type) => {
    // The richest one: what is measured should not be the lightest.
    const [richest] = sections
      .filter((section) => section.type === type && section.title)
      .sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
    if (!richest) throw new Error(`tests/bench/five-sections.ts: the manifest has no section "${type}" with a title.`);
    return richest;
  });
  const notFound = manifest.routes.find(({ path }) => path === '*');
  if (!notFound) throw new Error('tests/bench/five-sections.ts: the manifest has no page for unknown addresses.');
  const pages = Array.from({ length: count }, (_, number) => makePage(number, models));
  const links = pages.slice(1, 1 + linked).map(({ path, title }) => ({ label: title, href: path }));
  return JSON.stringify(
    withUsedConstants({
      ...manifest,
      header: { ...manifest.header, links, contact: { ...manifest.header.contact, href: '/#contact' } },
      footer: { ...manifest.footer, links },
      routes: [...pages, notFound],
    }),
    null,
    2,
  );
}

function makePage(number: number, models: readonly Section[]): Route {
  return {
    path: number === 0 ? '/' : `/bereich-${number % 20}/seite-${number}`,
    title: `Seite ${number} von vielen`,
    description: `Was auf Seite ${number} steht: fünf Abschnitte mit eigenen Worten, damit keine Seite einer anderen gleicht.`,
    sections: models.map((model) => ({
      ...withoutLinks(model),
      ...(model.type === 'call-to-action' && number === 0 ? { id: 'contact' } : {}),
      title: `${model.title} (${number})`,
      ...(model.text && { text: model.text.map((paragraph, index) => `${paragraph} ${number}.${index}`) }),
      ...(model.items && { items: model.items.map((item) => ({ ...withoutLinks(item), title: `${item.title} ${number}` })) }),
    })),
  };
}

/** Links lead to pages of the real manifest, which are not there. Mails stay. */
function withoutLinks<Value>(value: Value): Value {
  const text = JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && 'href' in inner && typeof inner.href === 'string'
      ? { ...inner, href: '/' }
      : typeof inner === 'string'
        ? inner.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
        : inner,
  );
  return JSON.parse(text) as Value;
}

/** Constants that nothing uses are findings, and these would be many. */
function withUsedConstants({ constants, placeholders, ...rest }: Manifest): Manifest {
  const values = { ...constants, ...placeholders };
  const used = new Set<string>();
  const collect = (text: string) => {
    for (const [, name = ''] of text.matchAll(/\{([a-z][A-Za-z0-9]*)\}/g)) {
      if (used.has(name)) continue;
      used.add(name);
      collect(JSON.stringify(values[name]) ?? '');
    }
  };
  collect(JSON.stringify(rest));
  const pick = (all: Record<string, unknown>) => Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
  return { constants: pick(constants), placeholders: pick(placeholders), ...rest };
}
