import type { PackageBuild } from '@listings/deploy/package-build';
import { routes } from '@listings/shared-machines/routes';
import { pageBody, pageTitle } from './src/page/skeleton';
import { specifierOf } from './src/slots/specifier';

export default [
  {
    name: 'root-config',
    entries: { root: './src/root.ts' },
    specifiers: {},
    styles: ['./src/shell.css'],
    page: {
      entry: 'root',
      title: pageTitle,
      body: pageBody,
      routes: Object.fromEntries(Object.entries(routes).map(([path, { app }]) => [path, [specifierOf(app)]])),
    },
  },
  { target: 'vendor', name: 'react', modules: ['react', 'react/jsx-runtime'] },
  { target: 'vendor', name: 'react-dom', modules: ['react-dom', 'react-dom/client'] },
  { target: 'vendor', name: 'single-spa', modules: ['single-spa'] },
  { target: 'vendor', name: 'state', modules: ['xstate', '@xstate/react', '@tanstack/react-query'] },
] satisfies PackageBuild[];
