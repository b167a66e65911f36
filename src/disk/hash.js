// @ts-check
/** Names of contents: sums of SHA-256. In JavaScript, as scripts/boot.js needs it before anything is bundled. */
import { hash as hashOf } from 'node:crypto';

/**
 * Short name of a content, for addresses and names that people see. Of 48 bits, so that two contents of one site never share it.
 *
 * @param {string | Uint8Array} content
 */
export const hash = (content) => digest(content).slice(0, 8);

/**
 * Name of a content that no other content has.
 *
 * @param {string | Uint8Array} content
 */
export const digest = (content) => hashOf('sha256', content, 'base64url');
