import { builtinEnvironments, type Environment } from 'vitest/runtime';

let window: Promise<unknown> | undefined;

/**
 * The environment of tests that have a window: one of jsdom's for all files of a worker. So they can share what they import, which
 * remembers the window that it has found; to load it all anew for each takes longer than the tests. What a file leaves in the window
 * `leave-window.ts` takes away.
 */
export default {
  name: 'window',
  viteEnvironment: 'client',
  async setup(global, options) {
    window ??= Promise.resolve(builtinEnvironments.jsdom.setup(global, options));
    await window;
    return { teardown: () => undefined };
  },
} satisfies Environment;
