import { child } from '../../../json-text/pointer.ts';
import { constantAt } from '../state/constant-uses.ts';
import type { Mail } from './link-kinds.ts';

/** A mail to whom all mails of the site go, as far as it says so. */
export function newMail(manifest: unknown): { mail: Mail } {
  const publisher = child(child(child(manifest, 'site'), 'publisher'), 'email');
  const known = typeof publisher === 'string' ? publisher : constantAt(manifest, 'email') && '{email}';
  return { mail: { to: known ?? 'name@example.com' } };
}
