// @ts-check
/**
 * How sources are bundled and served: the one plugin of every Vite build and server here, which knows two folders, the builder's and the
 * site's. In JavaScript, as scripts/boot.js needs it before anything is bundled.
 */
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { hash } from '../disk/hash.js';
import { cacheOf, packageOf } from './project.js';
import { putInLayers } from './put-in-layers.js';

/** @typedef {import('./project.js').Folders} Folders */

/** What the site's own sections import by its bare name: always the builder's, so that there is one of each, whoever installs it. */
const shared = ['react', 'react-dom', 'react-router-dom', '@mantine/core', '@mantine/hooks', 'zod'];

/**
 * @param {Folders} folders
 * @returns {import('vite').PluginOption[]}
 */
export const builder = ({ root, project }) => [
  react(),
  {
    name: 'builder',
    config: (_, { command, isSsrBuild }) => ({
      root,
      publicDir: false,
      cacheDir: join(cacheOf({ root, project }), 'vite'),
      resolve: {
        alias: {
          // For `import.meta.glob`, which finds nothing where there is no such folder.
          '@own-sections': join(project, 'sections'),
          [`${packageOf(root).name}/section`]: join(root, 'src/public/section.ts'),
          [`${packageOf(root).name}/parts`]: join(root, 'src/public/parts.ts'),
          [`${packageOf(root).name}/original`]: join(root, 'src/sections'),
        },
        dedupe: shared,
      },
      // Bundled beforehand it would be there twice: once for the site's own sections, once for the builder.
      optimizeDeps: { exclude: [packageOf(root).name] },
      server: { fs: { allow: [root, project] } },
      css: {
        postcss: { plugins: [putInLayers(root)] },
        modules: {
          // The same name in every bundle and wherever the builder is installed, and no folder name in it: content blockers hide elements
          // by words in class names.
          generateScopedName(/** @type {string} */ name, /** @type {string} */ file) {
            const path = file.split('?')[0] ?? file;
            const own = relative(project, path).replaceAll('\\', '/');
            const inside = own.startsWith('sections/') ? own : relative(root, path).replaceAll('\\', '/');
            return `${name}_${hash(inside)
              .slice(0, 5)
              .replace(/[^A-Za-z0-9]/g, 'x')}`;
          },
        },
      },
      build: {
        // Older targets compile light-dark() into variables that never switch.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        assetsInlineLimit: 0,
        modulePreload: false,
        copyPublicDir: false,
      },
      // Bundled dependencies load in a tenth of the time.
      ...(command === 'build' && isSsrBuild && { ssr: { noExternal: true } }),
    }),
  },
];
