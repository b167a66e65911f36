/** The browser that the tests use. */
import { findBrowser as find } from '../src/command/browser.ts';
import { root } from './project.ts';

/** @returns its path; undefined after saying what to do */
export const findBrowser = (): string | undefined => find(root);
