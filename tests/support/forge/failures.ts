/** What a forge may answer in the place of what it was asked for, and what an author is told of it in each language. */
import type { Failure } from './mock-forge.ts';

const soon = { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': String(Date.parse('2026-01-01T14:05:00') / 1000) };

export const failures: [name: string, failure: Failure, de: RegExp, en: RegExp][] = [
  ['401', { refuse: [401, 'Bad credentials'] }, /nicht mehr an: Er ist abgelaufen/, /has expired/],
  [
    '403 (rights)',
    { refuse: [403, 'Resource not accessible by personal access token'] },
    /„Contents: Read and write“/,
    /“Contents: Read/,
  ],
  ['403 (limit)', { refuse: [403, 'API rate limit exceeded for user', soon] }, /ab 14:05 Uhr noch einmal/, /after 14:05/],
  ['403 (burst)', { refuse: [403, 'You have exceeded a secondary rate limit.'] }, /in einigen Minuten/, /in a few minutes/],
  [
    '403 (organisation)',
    { refuse: [403, 'Resource protected by organization SAML enforcement.'] },
    /noch nicht freigegeben/,
    /not approved/,
  ],
  ['404', { refuse: [404, 'Not Found'] }, /gibt es „ada\/site“ nicht/, /There is no “ada\/site”/],
  ['409', { refuse: [409, 'Git Repository is empty.'] }, /noch einmal/, /Try again/],
  ['422', { refuse: [422, 'Repository rule violations found'] }, /rule violations found/, /rule violations found/],
  ['429', { refuse: [429, 'Too many requests'] }, /in einigen Minuten/, /in a few minutes/],
  ['500', { refuse: [500, 'Server Error'] }, /Störung/, /problem/],
  ['301', { refuse: [301, 'Moved Permanently', { Location: 'https://example.org' }] }, /neue Adresse/, /new address/],
  ['502 without CORS', { gateway: 502 }, /nicht zu erreichen|Störung/, /cannot be reached|problem/],
  ['a cut connection', { cut: 'before' }, /nicht zu erreichen/, /cannot be reached/],
];
