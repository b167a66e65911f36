/** The settings of providers in docs/forms.md are valid in a site, and with them the mock provider of each is understood. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockProvider } from '../../src/mock-provider/mock-provider.ts';
import { readJson, readStatus } from '../../src/parts/form/answer.ts';
import examples from '../../src/sections/form/examples.json' with { type: 'json' };
import { tryManifest } from '../support/manifest/try-manifest.ts';
import { root } from '../support/project/project.ts';

interface Settings {
  action: unknown;
  answer?: { format: 'json' | 'status'; successKey?: string; messagesKey?: string; query?: string };
  hidden?: { name: string; value: string }[];
  honeypot: { name: string };
}

const [{ section: starter } = expect.fail()] = examples;
const words = { success: 'Thank you.', successNext: 'Wait for us.' };

/** Provider → what the page says of it. */
function readSettings(): Map<string, { settings: Settings; path: string | undefined }> {
  const tokens = new MarkdownIt().parse(readFileSync(join(root, 'docs/forms.md'), 'utf8'), {});
  const found = new Map<string, { settings: Settings; path: string | undefined }>();
  let [heading, path]: (string | undefined)[] = [''];
  for (const [index, { type, info, content }] of tokens.entries()) {
    if (type === 'heading_open') [heading, path] = [tokens[index + 1]?.content, undefined];
    path ??= /Mock provider: `([^`]+)`/.exec(content)?.[1];
    if (type === 'fence' && info === 'json' && content.startsWith('{'))
      found.set(heading ?? '', { settings: JSON.parse(content) as Settings, path });
  }
  return found;
}

const pages = [...readSettings()];
const mockProvider = createMockProvider();
let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!mockProvider.handle(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('it has the five, and what to do without any', () => {
  expect(pages.map(([name]) => name)).toEqual(['Formspree', 'Web3Forms', 'Netlify', 'Mailchimp', 'Brevo', 'No provider']);
});

test.each(pages)('%s: the settings are valid', async (_, { settings }) => {
  const { honeypot, answer, ...rest } = settings;
  const form = {
    ...starter.form,
    ...rest,
    ...(answer && { answer: { ...answer, ...words } }),
    honeypot: { ...starter.form.honeypot, ...honeypot },
  };
  const { site, problems } = await tryManifest({ '/routes/0/sections/1': { ...starter, type: 'form', form } });
  // What a privacy policy must say of it is another matter.
  const codes = problems.map(({ code }) => code).filter((code) => !['unnamed-host', 'missing-legal-page'].includes(code));
  expect(codes).toEqual([]);
  expect(site).toBeDefined();
});

const answered = pages.filter(([, { settings }]) => settings.answer);
test.each(answered)(
  '%s: what its mock provider answers is understood',
  async (_, { settings: { answer, hidden = [], honeypot }, path }) => {
    const { format, successKey = 'success', messagesKey = 'errors', query } = answer ?? expect.fail();
    const read = format === 'json' ? readJson({ success: successKey, messages: messagesKey }) : readStatus;
    const send = async (mailbox: string, more = hidden) => {
      const body = new URLSearchParams({ email: `${mailbox}@example.com`, [honeypot.name]: '' });
      for (const { name, value } of more) body.set(name, value);
      const headers = format === 'json' ? { Accept: 'application/json' } : undefined;
      const response = await fetch(`${url}${path}${query ? `?${query}=1` : ''}`, {
        method: 'POST',
        body,
        ...(headers && { headers }),
      });
      return read({ status: response.status, text: await response.text() }, new Set(['email'])).kind;
    };
    expect(await send('visitor')).toBe('success');
    expect(await send('answer-refusal')).toBe('failed');
    expect(await send('answer-field-errors')).toMatch(/^(?:fields|failed)$/);
    expect(await send('answer-502')).toBe('unconfirmed');
  },
);

test.each(['access_key', 'form-name'])('nothing is taken without the field that is asked for: %s', async (name) => {
  const [, { path }] = pages.find(([, { settings }]) => settings.hidden?.some((one) => one.name === name)) ?? expect.fail();
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'a@example.com' }),
    headers: { Accept: 'application/json' },
  });
  expect(response.ok).toBe(false);
});
