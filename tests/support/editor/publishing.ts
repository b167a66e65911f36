/** For tests against real git: a site for each test of a file, and what its author does to publish it. */
import { join } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Publication, Published, Publishing } from '../../../src/editor/publishing.ts';
import { createPublishing } from '../../../src/editor/repository/git/publishing.ts';
import { readManifestFile } from '../../../src/editor/server/manifest-file.ts';
import { root } from '../project/project.ts';
import { type PublishedSite, publishedSite } from './published-site.ts';

/**
 * @param begin - gets the site of the next test: the smallest one that there is
 * @param folder - where its manifest lies in its repository, with a slash
 */
export function publishForEach(begin: (site: PublishedSite) => void, folder = ''): void {
  const fixture = (name: string) => join(root, 'tests/fixtures/valid/minimal', name);
  let site: PublishedSite;
  beforeEach(() => {
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
    site = publishedSite({ [`${folder}site.json`]: fixture('site.json'), [`${folder}logo.svg`]: fixture('logo.svg') });
    begin(site);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    site.remove();
  });
}

/** @param today - as `YYYY-MM-DD`, where a test says which day it is */
export const publishingOf = (manifest: string, today?: string): Publishing =>
  createPublishing(manifest, () => readManifestFile(manifest), today === undefined ? undefined : () => today);

/** Anybody who can publish. */
interface Publisher {
  readonly publishing: Publishing;
}

export async function prepare({ publishing }: Publisher): Promise<Publication> {
  const publication = await publishing.prepare('de');
  return typeof publication === 'string' ? expect.fail(`It is said: ${publication}.`) : publication;
}

export async function publish(author: Publisher, title: string): Promise<Published> {
  const { id, errors } = await prepare(author);
  expect(errors).toEqual([]);
  const sent = await author.publishing.publish({ id, title, lang: 'de' });
  return sent === 'stale' ? expect.fail('It is stale.') : sent;
}
