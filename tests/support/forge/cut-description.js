// @ts-check
/**
 * Cuts what the mock forge judges by out of GitHub's own description of its interface:
 *
 *   npm pack @octokit/openapi && tar xzf octokit-openapi-*.tgz
 *   node tests/support/forge/cut-description.js package/generated/api.github.com.json VERSION
 */
import { readFileSync, writeFileSync } from 'node:fs';

const wanted = {
  '/user': ['get'],
  '/repos/{owner}/{repo}/actions/runs': ['get'],
  '/repos/{owner}/{repo}/commits': ['get'],
  '/repos/{owner}/{repo}/compare/{basehead}': ['get'],
  '/repos/{owner}/{repo}/git/blobs': ['post'],
  '/repos/{owner}/{repo}/git/blobs/{file_sha}': ['get'],
  '/repos/{owner}/{repo}/git/commits': ['post'],
  '/repos/{owner}/{repo}/git/commits/{commit_sha}': ['get'],
  '/repos/{owner}/{repo}/git/matching-refs/{ref}': ['get'],
  '/repos/{owner}/{repo}/git/refs': ['post'],
  '/repos/{owner}/{repo}/git/refs/{ref}': ['patch'],
  '/repos/{owner}/{repo}/git/trees': ['post'],
  '/repos/{owner}/{repo}/git/trees/{tree_sha}': ['get'],
  '/repos/{owner}/{repo}/pulls': ['get', 'post'],
  '/repos/{owner}/{repo}/pulls/{pull_number}': ['get'],
  '/repos/{owner}/{repo}/pulls/{pull_number}/merge': ['put'],
};

const [file = '', version = ''] = process.argv.slice(2);
const whole = JSON.parse(readFileSync(file, 'utf8'));
const words = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'externalDocs',
  'tags',
  'x-github',
  'x-multi-segment',
  'headers',
  'title',
]);
/** @type {Record<string, Record<string, unknown>>} */
const components = {};

/** Without words, and with what it refers to beside it. @param {unknown} value @param {boolean} isNames @returns {unknown} */
function cut(value, isNames = false) {
  if (Array.isArray(value)) return value.map((entry) => cut(entry));
  if (typeof value !== 'object' || value === null) return value;
  /** @type {Record<string, unknown>} */
  const result = {};
  for (const [key, inner] of Object.entries(value)) {
    if (!isNames && words.has(key)) continue;
    if (key === '$ref' && typeof inner === 'string') take(inner);
    result[key] = cut(inner, !isNames && (key === 'properties' || key === 'responses'));
  }
  return result;
}

/** @param {string} reference */
function take(reference) {
  const [, , kind = '', name = ''] = reference.split('/');
  components[kind] ??= {};
  const named = components[kind];
  if (name in named) return;
  named[name] = {};
  named[name] = cut(whole.components[kind][name]);
}

const paths = Object.fromEntries(
  Object.entries(wanted).map(([path, methods]) => [
    path,
    Object.fromEntries(
      methods.map((method) => {
        const { operationId, parameters, requestBody, responses } = whole.paths[path][method];
        return [method, cut({ operationId, parameters, requestBody, responses })];
      }),
    ),
  ]),
);
const slice = {
  openapi: whole.openapi,
  info: { title: whole.info.title, version: `@octokit/openapi ${version}` },
  paths,
  components,
};
writeFileSync(new URL('github-description.json', import.meta.url), `${JSON.stringify(slice)}\n`);
