import { basename, join } from 'node:path';
import { context, type Plugin } from 'esbuild';
import { findStories } from '../stories/find-stories';

/** A page's files by name, such as `frame.js`. */
export type PackedFiles = ReadonlyMap<string, Uint8Array>;

/** The list of files as a module: each is fetched when one of its stories is shown. */
const listOfStories = (root: string): Plugin => ({
  name: 'list-of-stories',
  setup(build) {
    build.onResolve({ filter: /^virtual:stories$/ }, () => ({ path: 'stories', namespace: 'virtual' }));
    build.onLoad({ filter: /.*/, namespace: 'virtual' }, () => {
      const files = findStories(root);
      const loads = files.map(({ path }) => `${JSON.stringify(path)}: () => import(${JSON.stringify(`./${path}`)})`);
      return {
        contents: `export const files = ${JSON.stringify(files)};\nexport const load = {${loads.join(',\n')}};`,
        resolveDir: root,
      };
    });
  },
});

/** Makes the elements of stories by a runtime that knows the pseudo-locale. */
const storiesInPseudoLocale = (root: string): Plugin => ({
  name: 'stories-in-pseudo-locale',
  setup(build) {
    build.onResolve({ filter: /^react\/jsx-runtime$/ }, ({ importer }) =>
      importer.endsWith('.stories.tsx') ? { path: join(root, 'gallery/src/frame/pseudo-jsx.ts') } : undefined,
    );
  },
});

/** Packs both pages; each call of `pack` takes what has changed since the last. */
export async function createPacker(root: string) {
  const packer = await context({
    absWorkingDir: root,
    entryPoints: [
      'gallery/src/list/list.ts',
      'gallery/src/list/list.css',
      'gallery/src/frame/frame.tsx',
      'gallery/src/frame/frame.css',
    ],
    entryNames: '[name]',
    chunkNames: '[hash]',
    outdir: '/assets',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // React's own warnings about a component are shown here.
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [listOfStories(root), storiesInPseudoLocale(root)],
    logLevel: 'silent',
  });
  return {
    async pack(): Promise<PackedFiles> {
      const { outputFiles } = await packer.rebuild();
      return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
    },
    close: () => packer.dispose(),
  };
}
