/**
 * What somebody does to a manifest on an ordinary day. Each edit looks for what it changes, so that it goes on working while the
 * site changes, and throws where there is nothing to change.
 */
import {
  type Manifest,
  pagesOf,
  type WrittenLink,
  type WrittenRoute,
  type WrittenSection,
  walk,
} from '../support/manifest/manifest.ts';

export interface Edit {
  name: string;
  apply: (manifest: Manifest) => void;
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The site has no ${what}.`);
  return value;
}

const home = (manifest: Manifest) => found(pagesOf(manifest)[0], 'page');
const sectionsOf = (manifest: Manifest) => pagesOf(manifest).flatMap(({ sections }) => sections);

/** The first section of a type. */
const section = (manifest: Manifest, type: string) =>
  found(
    sectionsOf(manifest).find((one) => one.type === type),
    `section "${type}"`,
  );

const cards = (manifest: Manifest) =>
  found(
    sectionsOf(manifest).find(({ type, items }) => type === 'card-grid' && (items as unknown[]).length > 2),
    'grid of cards',
  ).items as { title: string; text?: string; icon?: string; link?: WrittenLink }[];

/** Removes a page, and everything that leads to it. */
function removePage(manifest: Manifest, gone: WrittenRoute): void {
  manifest.routes = manifest.routes.filter((route) => route !== gone);
  const leads = (link: unknown) => (link as WrittenLink | undefined)?.href === gone.path;
  for (const { value } of walk(manifest)) {
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
      const owner = value as Record<string, unknown>;
      if (typeof inner === 'string') owner[key] = inner.replaceAll(new RegExp(`\\[([^\\]]+)\\]\\(${gone.path}\\)`, 'g'), '$1');
      else if (key === 'link' && leads(inner)) delete owner[key];
      else if (Array.isArray(inner) && inner.some(leads)) {
        const kept = inner.filter((one) => !leads(one));
        if (kept.length > 0) owner[key] = kept;
        else delete owner[key];
      }
    }
  }
}

/** Gives a page another address, everywhere. */
function renamePage(manifest: Manifest, from: string, to: string): void {
  const text = JSON.stringify(manifest).replaceAll(`"${from}"`, `"${to}"`).replaceAll(`](${from})`, `](${to})`);
  Object.assign(manifest, JSON.parse(text));
}

const newPage: WrittenRoute = {
  path: '/termine/herbst-2026',
  title: 'Termine im Herbst',
  description: 'Wann im Herbst Kurse stattfinden, wo sie sind und wie man sich dafür anmeldet.',
  sections: [
    { type: 'hero', title: 'Termine _im Herbst_', text: ['Zwei Kurse, **drei** Orte.'] },
    {
      type: 'checklist',
      title: 'Wann',
      items: [
        { title: '3. November', text: 'Online.' },
        { title: '8. Dezember', text: 'Vor Ort.' },
      ],
    },
  ],
};

const questions: WrittenSection = {
  type: 'checklist',
  tone: 'tint',
  title: 'Häufige Fragen',
  items: [
    { title: 'Was kostet das erste Gespräch?', text: 'Nichts. Sie gehen auch **keine Verpflichtung** ein.' },
    { title: 'Arbeiten Sie auch vor Ort?', text: 'Ja, mehr dazu auf der [Startseite](/).' },
  ],
};

export const edits: Edit[] = [
  {
    name: 'a new date for the course',
    apply: ({ constants }) =>
      Object.assign(constants, { courseDate: '24.11.26', courseStart: '9:30', courseEnd: '11:15', courseMinutes: 105 }),
  },
  {
    name: 'a button says something else',
    apply: (manifest) => {
      const actions = found(home(manifest).sections.find((one) => one.actions)?.actions, 'button') as WrittenLink[];
      found(actions[0], 'button').label = 'Jetzt Termin für ein erstes Gespräch aussuchen';
    },
  },
  {
    name: 'a card is added',
    apply: (manifest) => cards(manifest).push({ icon: 'rocket', title: 'Eine Karte mehr', text: 'Mit einem Satz.' }),
  },
  { name: 'a card is removed', apply: (manifest) => cards(manifest).splice(1, 1) },
  {
    name: 'a section moves up',
    apply: (manifest) => {
      const { sections } = home(manifest);
      const moved = found(sections.pop(), 'section');
      sections.splice(1, 0, moved);
    },
  },
  { name: 'a section is removed', apply: (manifest) => home(manifest).sections.splice(2, 1) },
  {
    name: 'a page is added, and the navigation leads to it',
    apply: (manifest) => {
      manifest.routes.splice(2, 0, newPage);
      manifest.header.links.push({ label: 'Termine', href: newPage.path });
    },
  },
  {
    name: 'the course is removed, with everything that leads to it',
    apply: (manifest) =>
      removePage(
        manifest,
        found(
          pagesOf(manifest).find(({ sections }) => sections.some(({ type }) => type === 'course')),
          'course',
        ),
      ),
  },
  {
    name: 'a page has another title and description',
    apply: (manifest) =>
      Object.assign(home(manifest), {
        title: 'KI & Marketing: "klar" erklärt',
        description: 'Was künstliche Intelligenz < 10 Leuten nützt, & warum man dafür keine Abteilung braucht.',
      }),
  },
  {
    name: 'the brand has another colour',
    apply: ({ theme }) =>
      Object.assign(theme.colors, {
        primary: { light: '#5B2A86', dark: '#D3B7F0' },
        tint: { light: '#F3ECF9', dark: '#241A2E' },
      }),
  },
  {
    name: 'an image is another one, and is described',
    apply: (manifest) => {
      const images = [...walk(manifest.routes)]
        .filter(({ keys }) => keys.at(-1) === 'image')
        .map(({ value }) => value as { src: string; alt: string });
      const [one, other] = images;
      Object.assign(found(one, 'image'), { src: found(other, 'second image').src, alt: 'Zwei Menschen an einem Tisch' });
    },
  },
  {
    name: 'the navigation leads to another site, in a new tab',
    apply: ({ header }) => header.links.push({ label: 'Blog', href: 'https://blog.example.com/', newTab: true }),
  },
  { name: 'questions and answers are added', apply: (manifest) => home(manifest).sections.splice(-1, 0, questions) },
  {
    name: 'the facts that only the owner knows are filled in',
    apply: (manifest) => {
      Object.assign(manifest.constants, manifest.placeholders, {
        siteUrl: 'https://ki-beratung.example',
        email: 'post+web@ki-beratung.example',
      });
      manifest.placeholders = {};
    },
  },
  {
    name: 'a headline with an emphasis, and a text with a link',
    apply: (manifest) => {
      const hero = section(manifest, 'hero');
      hero.title = 'Weniger _Bauchgefühl_, mehr **Plan**';
      hero.text = ['Kund*innen fragen nach. Mehr steht [unter Kontakt](/#{contactId}).', 'Und noch ein Absatz mit {brandName}.'];
    },
  },
  {
    name: 'a page has another address',
    apply: (manifest) => renamePage(manifest, found(pagesOf(manifest)[1], 'second page').path, '/angebot'),
  },
  {
    name: 'the form asks for less',
    apply: (manifest) => {
      const form = section(manifest, 'newsletter-embed').form as { phone?: unknown; fields: unknown[] };
      delete form.phone;
      form.fields = form.fields.slice(-1);
    },
  },
  {
    name: 'the form is removed',
    apply: (manifest) => {
      const page = found(
        pagesOf(manifest).find(({ sections }) => sections.some(({ type }) => type === 'newsletter-embed')),
        'form',
      );
      page.sections = [
        { type: 'text', title: 'Die Checkliste kommt bald', text: ['Bis dahin hilft ein [Gespräch](/#{contactId}).'] },
      ];
    },
  },
  {
    name: 'the navigation is in another order, and the contact button says something else',
    apply: ({ header }) => {
      header.links.reverse();
      Object.assign(header.contact ?? {}, { label: 'Schreiben Sie mir' });
      Object.assign(header.mail ?? {}, { label: 'Kostenlos beraten lassen' });
    },
  },
  {
    name: 'another look: fonts of the device, square corners, other bands, another name',
    apply: (manifest) => {
      Object.assign(manifest.theme, {
        fonts: { heading: { family: 'system' }, text: { family: 'system' } },
        radius: { card: 0, control: 0 },
      });
      for (const one of sectionsOf(manifest)) delete one.tone;
      manifest.constants.brandName = 'Kurz & klar';
    },
  },
];
