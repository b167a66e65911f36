#!/usr/bin/env node
/** `npm create marketing-site-builder@latest [folder]` runs the builder's `new-site`, with the same arguments. */
process.argv.splice(2, 0, 'new-site');
await import(new URL('scripts/boot.js', import.meta.resolve('marketing-site-builder/package.json')));
