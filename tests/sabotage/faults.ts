import { checks } from './faults/checks.ts';
import { editor } from './faults/editor.ts';
import { hosting } from './faults/hosting.ts';
import { manifest } from './faults/manifest.ts';
import { media } from './faults/media.ts';
import { output } from './faults/output.ts';
import { render } from './faults/render.ts';
import { signUp } from './faults/sign-up.ts';

/** The table of faults. A number is a place in it, counted from one. */
export const faults = [...manifest, ...checks, ...render, ...output, ...media, ...hosting, ...signUp, ...editor];
