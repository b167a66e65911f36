/**
 * What the tests of the sign-up form play on: the form of the manifest under test (else of the gallery), on one page for each way
 * of loading the provider's script, with a mock provider for the provider on a host of its own. Words come from the manifest.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base, type Locator, type Page } from 'playwright/test';
import type { AnswerMode } from '../../../src/mock-provider/answers.ts';
import { createMockProvider, type Received } from '../../../src/mock-provider/mock-provider.ts';
import type { ScriptMode } from '../../../src/mock-provider/provider-script.ts';
import { readExamples } from '../../support/manifest/gallery.ts';
import { copyManifest, plain, type WrittenRoute, walk } from '../../support/manifest/manifest.ts';
import { output } from '../../support/project/project.ts';
import { buildSite, serveFolder } from '../setup.ts';
import { type Subject, subjectWith } from '../subject.ts';
import { unfold } from '../unfold.ts';

export type Load = 'on-enter' | 'on-consent' | 'never';
export const loads: readonly Load[] = ['on-enter', 'on-consent', 'never'];

export interface WrittenForm {
  action: string;
  provider?: { resources: object; consent: { title: string; accept: string } };
  title: string;
  fields: { name: string; label: string; input?: string; required?: boolean; maxLength?: number | string; expected?: string }[];
  phone?: {
    name: string;
    label: string;
    expected?: string;
    minDigits: number | string;
    maxDigits: number | string;
    countryCode: { name: string; label: string };
  };
  honeypot: { name: string };
  locale: { name: string };
  submit: string;
  messages: Record<'required' | 'invalid' | 'countryCode' | 'sending' | 'success' | 'failure' | 'unconfirmed', string>;
  otherWays: { hosted: string; mail: { label: string }; address: string };
}
type CompleteForm = WrittenForm & Required<Pick<WrittenForm, 'phone' | 'provider'>>;

/** What is needed to play a failure: a form of any type, and who answers it. */
export interface Scene {
  /** Where the site is served. */
  url: string;
  /** The address of the page with the form, for each way of loading. */
  forms: Record<Load, string>;
  /** Another page, which header or footer leads to. */
  other: { path: string; label: string; title: string };
  /** The mock provider's origin. */
  provider: string;
  /** Where the form's POST goes, as a pattern. */
  posts: string;
  /** What it has received. */
  received: Received[];
  form: WrittenForm;
  /** The field in which one of several is chosen. */
  select: string;
  /** A text as a visitor reads it. */
  words: (text: string | number) => string;
}

export interface Stage extends Scene {
  /** The path of the page that loads on entering. */
  path: string;
  /** What header or footer call the page; undefined where neither leads there. */
  label: string | undefined;
  /** Lets it wait with all answers, until the result is called; that ends when they have been given. */
  hold: () => () => Promise<void>;
  form: CompleteForm;
}

const isForm = (value: unknown): value is WrittenForm =>
  typeof value === 'object' && value !== null && 'action' in value && 'honeypot' in value;
const formIn = (value: unknown) =>
  [...walk(value)].map((entry) => entry.value).find((found): found is WrittenForm => isForm(found) && 'phone' in found);
const isComplete = ({ pages }: Subject) => pages.some(({ sections }) => formIn(sections));

/** The words that a manifest without a provider's script does not have. */
const sampleProvider = () => {
  const sample = readExamples('newsletter-embed').map(({ section }) => formIn(section)?.provider);
  return sample.find((provider) => provider !== undefined);
};

export async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function setStage(worker: number): Promise<Stage> {
  const subject = subjectWith(isComplete);
  const words = (text: string | number) => plain(String(text), subject.manifest);
  const route = subject.pages.find(({ sections }) => formIn(sections));
  const { header, footer } = subject.manifest;
  const links = [...header.links, ...footer.links];
  const own = links.find(({ href }) => href === route?.path);
  const link = links.find(({ href }) => {
    return subject.pages.some(({ path }) => path === href && path !== route?.path && path !== '/');
  });
  const target = subject.pages.find(({ path }) => path === link?.href);
  if (!route || !link || !target)
    throw new Error('The tests of the form need a page with a form and another page that is linked.');

  const mockProvider = createMockProvider(target.path);
  let held = Promise.resolve();
  const given: Promise<void>[] = [];
  const elsewhere = createServer(async (request, response) => {
    given.push(new Promise((done) => response.once('close', done)));
    await held;
    if (!mockProvider.handle(request, response)) response.writeHead(404).end();
  });
  const hold = () => {
    let release = () => {};
    given.length = 0;
    held = new Promise((done) => {
      release = done;
    });
    return async () => {
      release();
      await Promise.all(given);
    };
  };
  const provider = await listen(elsewhere);
  const paths: Record<Load, string> = { 'on-enter': route.path, 'on-consent': '/form-on-consent', never: '/form-never' };
  let form: CompleteForm | undefined;
  /** The page with the form as it is written, with a provider whose script is loaded in that way. */
  const pageFor = (written: WrittenRoute, load: Load): WrittenRoute => {
    const page = { ...structuredClone(written), path: paths[load], title: `${written.title} (${load})` };
    const found = formIn(page);
    if (!found?.phone) throw new Error('The copy has no form.');
    const { consent } = found.provider ?? sampleProvider() ?? { consent: { title: '', accept: '' } };
    found.action = `${provider}/__signup`;
    found.provider = {
      resources: {
        load,
        script: `${provider}/__signup/main.js`,
        styles: [`${provider}/__signup/styles.css`],
        fonts: [{ family: 'Roboto', src: `${provider}/__signup/roboto.woff2` }],
      },
      consent,
    };
    form = { ...found, phone: found.phone, provider: found.provider };
    return page;
  };
  const folder = join(process.env.WORK ?? output, 'stage', String(worker));
  const manifest = copyManifest(subject.file, `${folder}-source`, ({ routes }) => {
    const at = routes.findIndex(({ path }) => path === route.path);
    routes.splice(at, 1, ...routes.slice(at, at + 1).flatMap((written) => loads.map((load) => pageFor(written, load))));
  });
  if (!form) throw new Error('No form was built.');
  await buildSite(manifest, folder);
  const { url } = await serveFolder(folder);
  return {
    url,
    forms: { 'on-enter': url + paths['on-enter'], 'on-consent': url + paths['on-consent'], never: url + paths.never },
    path: route.path,
    label: own && words(own.label),
    other: { path: target.path, label: words(link.label), title: words(target.title) },
    provider,
    posts: `${provider}/__signup?*`,
    received: mockProvider.received,
    hold,
    form,
    select: form.phone.countryCode.name,
    words,
  };
}

export const test = base.extend<object, { stage: Stage }>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use, { workerIndex }) => use(await setStage(workerIndex)),
    { scope: 'worker', timeout: 15 * 60_000 },
  ],
});

/** Chooses what shall go wrong, in this browser, until it is chosen anew. */
export async function choose(page: Page, { provider }: Scene, ...modes: (ScriptMode | AnswerMode)[]): Promise<void> {
  await page.context().addCookies([{ name: 'mock-provider', value: modes.join('.'), url: provider }]);
}

/** The form as a visitor finds it. */
export function formOn(page: Page, { form, words }: Scene) {
  const element = page.locator('form:visible');
  return {
    element,
    field: (name: string) => element.locator(`[name="${name}"]`),
    /** Where the message about a field stands: what describes the field as its mistake. */
    mistake: (name: string) => describedBy(element.locator(`[name="${name}"]`)),
    submit: element.getByRole('button', { name: words(form.submit) }),
    success: page.getByRole('group', { name: words(form.messages.success) }),
    /** Beside messages of the provider's about fields. */
    refused: page.getByRole('group', { name: words(form.messages.invalid) }),
    failed: page.getByRole('group', { name: words(form.messages.failure) }),
    unconfirmed: page.getByRole('group', { name: words(form.messages.unconfirmed) }),
    hosted: element.getByRole('button', { name: words(form.otherWays.hosted) }),
    mail: element.getByRole('link', { name: words(form.otherWays.mail.label) }),
    accept: page.locator('summary').filter({ hasText: words(form.provider?.consent.accept ?? '') }),
  };
}

/** The text of all elements that describe a field. */
const describedBy = (field: Locator) =>
  field.evaluate((input) => {
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.innerText.trim() ?? `no #${id}`);
  });

/** What the form must send, apart from honeypot and locale. */
export function validEntries({ form }: Scene, mailbox = 'visitor'): Record<string, string> {
  const entries = form.fields.map(({ name, input }) => [name, input === 'email' ? `${mailbox}@example.com` : 'Ünal']);
  return Object.fromEntries([...entries, ...(form.phone ? [[form.phone.name, '4917012345678']] : [])]);
}

export async function fill(page: Page, stage: Scene, entries = validEntries(stage)): Promise<void> {
  const { field } = formOn(page, stage);
  await unfold(page);
  for (const [name, value] of Object.entries(entries)) await field(name).fill(value);
}

/** Opens the page with the form and waits until the guard has taken over, and the script where it comes. */
export async function openForm(page: Page, stage: Scene, load: Load, { script = true } = {}): Promise<void> {
  await page.goto(stage.forms[load]);
  if (load === 'on-consent') await formOn(page, stage).accept.click();
  else if (load === 'never') await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.querySelector('form')?.noValidate);
  if (script && load !== 'never') await page.waitForFunction(() => 'mockProviderRuns' in window);
  await unfold(page);
}
