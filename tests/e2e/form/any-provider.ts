/**
 * What the tests of the form for any provider play on: the examples of the section type, in a small site of their own, each with what
 * stands in for its provider on a host of its own.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { createMockProvider } from '../../../src/mock-provider/mock-provider.ts';
import { readExamples } from '../../support/manifest/gallery.ts';
import { writeManifest } from '../../support/manifest/manifest.ts';
import { minimalManifest } from '../../support/manifest/minimal.ts';
import { output, root } from '../../support/project/project.ts';
import { buildSite, serveFolder } from '../setup.ts';
import { listen, type Scene, type WrittenForm } from './stage.ts';

/** How a form is answered, and who answers it so. */
const ways = { json: 'formspree', status: 'netlify', native: 'mailchimp', mail: undefined } as const;
export type Way = keyof typeof ways;

/** A form as its section type has it. */
interface AnyForm extends Omit<WrittenForm, 'action' | 'locale'> {
  action: unknown;
  answer?: { success: string; hosted: string; format: string; successKey?: string };
}

const fields = [
  { name: 'name', label: 'Name', required: true },
  { name: 'email', label: 'Mail', input: 'email', required: true, expected: 'Like name@example.com.' },
  { name: 'message', label: 'Message', input: 'textarea', maxLength: 2000 },
];
const topic = { name: 'topic', label: 'Topic', input: 'select', options: [{ label: 'Bread' }, { label: 'Cake' }] };

const answer = { success: 'It has arrived.', successNext: 'Wait for us.', hosted: 'Send it on their page' };

function formFor(way: Way, provider: string): AnyForm {
  const [example] = readExamples('form').filter(({ starter }) => starter === 'en');
  const form = structuredClone(example?.section.form) as AnyForm;
  const name = ways[way];
  return {
    ...form,
    fields: [...fields, topic],
    ...(name && { action: `${provider}/__signup/${name}` }),
    ...(way === 'json' && { answer: { ...answer, format: 'json', successKey: 'ok' } }),
    ...(way === 'status' && { answer: { ...answer, format: 'status' }, hidden: [{ name: 'form-name', value: 'contact' }] }),
  };
}

/** The page of a form of each way, to be played on. */
async function setScenes(worker: number): Promise<Record<Way, Scene>> {
  const mockProvider = createMockProvider();
  const elsewhere = createServer((request, response) => {
    if (!mockProvider.handle(request, response)) response.writeHead(404).end();
  });
  const provider = await listen(elsewhere);
  const names = Object.keys(ways) as Way[];
  const forms = Object.fromEntries(names.map((way) => [way, formFor(way, provider)])) as Record<Way, AnyForm>;
  const manifest = minimalManifest();
  manifest.routes.splice(
    1,
    0,
    ...names.map((way) => ({
      path: `/${way}`,
      title: `Write to us: ${way}`,
      description: `The form that is sent in the way that is called ${way}, on a page of its own.`,
      sections: [{ type: 'form', title: 'Write to us', form: forms[way] }],
    })),
  );
  const folder = join(process.env.WORK ?? output, 'any-provider', String(worker));
  const from = join(root, 'tests/fixtures/valid/minimal');
  await buildSite(writeManifest(manifest, `${folder}-source`, from), folder);
  const { url } = await serveFolder(folder);
  const sceneOf = (way: Way): Scene => {
    const form = forms[way];
    return {
      url,
      forms: { never: `${url}/${way}`, 'on-enter': `${url}/${way}`, 'on-consent': `${url}/${way}` },
      other: { path: '/', label: 'Home', title: manifest.routes[0]?.title ?? '' },
      provider,
      posts: `${provider}/__signup/${ways[way]}`,
      received: mockProvider.received,
      form: {
        ...form,
        action: String(form.action),
        // What is chosen is not typed.
        fields,
        title: 'Write to us',
        locale: { name: '' },
        messages: { ...form.messages, success: form.answer?.success ?? '' },
        otherWays: { ...form.otherWays, hosted: form.answer?.hosted ?? '' },
      },
      select: topic.name,
      words: String,
    };
  };
  return Object.fromEntries(names.map((way) => [way, sceneOf(way)])) as Record<Way, Scene>;
}

export const test = base.extend<object, { scenes: Record<Way, Scene> }>({
  scenes: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use, { workerIndex }) => use(await setScenes(workerIndex)),
    { scope: 'worker', timeout: 15 * 60_000 },
  ],
});
