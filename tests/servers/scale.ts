/**
 * The scale of the MDN HTTP Observatory (mdn/mdn-http-observatory 1.6, src/grader/charts.js and src/analyzer/tests), computed from
 * an answer. Its package cannot be asked about a server that is not public, and brings a database; the rules are few.
 */
import type { Answer } from './ask.ts';

type Directives = Map<string, Set<string>>;

export interface Score {
  score: number;
  /** What each rule gave or took. */
  parts: Record<string, number>;
}

/** @param redirected - whether plain http leads to https on the same host */
export function scoreOf({ headers, body }: Answer, redirected: boolean): Score {
  const header = (name: string) => String(headers[name] ?? '').toLowerCase();
  const html = body.toString();
  const metas = [...html.matchAll(/<meta http-equiv="content-security-policy" content="([^"]*)"/gi)].map(([, text = '']) => text);
  const inHeader = parse(header('content-security-policy'));
  const policy = meet([inHeader, ...metas.map((text) => parse(text.replaceAll('&#x27;', "'").toLowerCase()))]);
  const age = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? -1);
  const parts = {
    policy: scorePolicy(policy),
    referrer: scoreReferrer(header('referrer-policy')),
    transport: age < 0 ? -20 : age < 15_552_000 ? -10 : 0,
    redirect: redirected ? 0 : -20,
    sniffing: header('x-content-type-options') === 'nosniff' ? 0 : -5,
    frames: inHeader.has('frame-ancestors') ? 5 : /^(?:deny|sameorigin)$/.test(header('x-frame-options')) ? 0 : -20,
    resource: /^same-(?:origin|site)$/.test(header('cross-origin-resource-policy')) ? 10 : 0,
    opener: header('cross-origin-opener-policy') === 'same-origin' ? 10 : 0,
    // What the scale gives for `credentialless` is not known: nothing, to be on the safe side.
    embedder: header('cross-origin-embedder-policy') === 'require-corp' ? 10 : 0,
    cookies: headers['set-cookie'] ? -20 : 0,
    scripts: scoreScripts(html),
  };
  const values = Object.values(parts);
  const penalized = 100 + sum(values.filter((value) => value < 0));
  // Bonuses count only from 90 on.
  return { score: penalized >= 90 ? 100 + sum(values) : penalized, parts };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

function parse(text: string): Directives {
  const directives: Directives = new Map();
  for (const part of text.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name)) directives.set(name, new Set(sources));
  }
  return directives;
}

/** Of several policies all hold: a source counts where each that has the directive names it. */
function meet(policies: Directives[]): Directives {
  const names = new Set(policies.flatMap((policy) => [...policy.keys()]));
  return new Map(
    [...names].map((name) => {
      const [first = new Set<string>(), ...others] = policies.flatMap((policy) => policy.get(name) ?? []);
      return [name, new Set([...first].filter((source) => others.every((other) => other.has(source))))];
    }),
  );
}

function scorePolicy(policy: Directives): number {
  if (policy.size === 0) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? new Set(['*']);
  const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];
  const has = (name: string, ...wanted: string[]) => wanted.some((source) => sources(name).has(source));
  if (has('script-src', ...broad, "'unsafe-inline'", 'data:') || has('object-src', ...broad)) return -20;
  const active = [...policy].flatMap(([name, values]) => (/^(?:img|media)-src$/.test(name) ? [] : [...values]));
  if (active.some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if (has('script-src', "'unsafe-eval'") || has('style-src', "'unsafe-eval'")) return -10;
  if ([...sources('img-src'), ...sources('media-src')].some((source) => /^(?:http|ftp):/.test(source))) return -10;
  if (has('style-src', ...broad, "'unsafe-inline'", 'data:')) return 0;
  const fallback = policy.get('default-src');
  return fallback?.size === 1 && fallback.has("'none'") ? 10 : 5;
}

function scoreReferrer(value: string): number {
  if (value === '') return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5;
}

function scoreScripts(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].flatMap(([, attributes = '']) =>
    /\ssrc=/.test(attributes) ? [attributes] : [],
  );
  if (scripts.length === 0) return 0;
  const isForeign = (attributes: string) => /\ssrc="(?:https?:)?\/\//.test(attributes);
  if (scripts.some((script) => isForeign(script) && !/\sintegrity=/.test(script))) return -5;
  return scripts.every((script) => /\sintegrity=/.test(script)) ? 5 : 0;
}
