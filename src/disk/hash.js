// @ts-check
/** Names of contents: sums of SHA-256. In JavaScript, as scripts/boot.js needs it before anything is bundled. */
import { hash as hashOf } from 'node:crypto';

/** @typedef {string | Uint8Array} Content */

/**
 * Short name of one or more contents, for addresses and names that people see: 48 bits, so that no two of one site ever share it.
 *
 * @param {Content[]} contents
 */
export const hash = (...contents) => digest(...contents).slice(0, 8);

/**
 * Name of one or more contents that nothing else has.
 *
 * @param {Content[]} contents
 * @returns {string}
 */
export const digest = (...contents) =>
  contents.length === 1
    ? hashOf('sha256', /** @type {Content} */ (contents[0]), 'base64url')
    : digest(contents.map((content) => digest(content)).join());
