import type { PackageBuild } from '@listings/deploy/package-build';
import { routes } from '@listings/shared-machines/routes';
import { paletteStyle } from '@listings/shared-values/palette';
import { translationsOf } from '@listings/deploy/catalogs';
import { laterTexts } from './src/messages/later.texts';
import { shellTexts } from './src/messages/shell.texts';
import { pageBody, pageOf, pageTitle } from './src/page/skeleton';
import { specifierOf } from './src/slots/specifier';

const messages = 'root-config/src/messages';
const laterIn = translationsOf(laterTexts, messages, 'later');
const languages = Object.entries(translationsOf(shellTexts, messages, 'shell')).map(([language, shell]) => {
  return [language, pageOf(shell, laterIn[language] ?? laterTexts)] as const;
});

export default [
  {
    name: 'root-config',
    entries: { root: './src/root.ts' },
    specifiers: {},
    styles: [
      { file: './src/base.css' },
      { file: './src/shell.css', before: paletteStyle('shell-', ['success', 'border']) },
      { file: './src/painted.css' },
      { file: './src/started.css', isLater: true },
      { file: './src/look.css', isLater: true },
      { file: './src/contrast.css', isLater: true },
      { file: './src/table.css', isLater: true },
      { file: './src/phone.css', isLater: true },
    ],
    page: {
      entry: 'root',
      title: pageTitle,
      body: pageBody,
      languages: Object.fromEntries(languages),
      watch: './src/page/start-watch.ts',
      namesCountries: true,
      routes: Object.fromEntries(Object.entries(routes).map(([path, { app }]) => [path, [specifierOf(app)]])),
    },
  },
  {
    target: 'vendor',
    name: 'platform',
    modules: {
      react: '*',
      'react/jsx-runtime': '*',
      'react-dom': '*',
      'react-dom/client': '*',
      'single-spa': ['addErrorHandler', 'registerApplication', 'start'],
      '@tanstack/react-query': [
        'QueryClient',
        'QueryClientProvider',
        'QueryObserver',
        'keepPreviousData',
        'notifyManager',
        'queryOptions',
        'useMutation',
        'useQuery',
        'useQueryClient',
      ],
    },
    // Reads come a page at a time: none goes on without end.
    leaveOut: ['@tanstack/query-core/build/modern/infiniteQueryBehavior.js'],
  },
  {
    // A file of its own: screens that show figures run no machine until something is done on them.
    target: 'vendor',
    name: 'statecharts',
    modules: {
      xstate: [
        'and',
        'assign',
        'cancel',
        'createActor',
        'emit',
        'enqueueActions',
        'fromCallback',
        'fromPromise',
        'not',
        'or',
        'raise',
        'sendTo',
        'setup',
        'spawnChild',
        'stateIn',
        'stopChild',
        'waitFor',
      ],
      '@xstate/react': ['useActor', 'useActorRef', 'useMachine', 'useSelector'],
    },
  },
] satisfies PackageBuild[];
