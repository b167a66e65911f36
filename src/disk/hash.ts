/** Names of contents. */
import { hash as hashOf } from 'node:crypto';

/** Short name of a content. */
export function hash(content: string | Uint8Array): string {
  return digest(content).slice(0, 8);
}

/** Name of a content that no other content has. */
export function digest(content: string | Uint8Array): string {
  return hashOf('sha256', content, 'base64url');
}
