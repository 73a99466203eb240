/** Modules that the page has once: never bundled, always taken through the import map. */
export const sharedSpecifiers = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'single-spa',
  'xstate',
  '@xstate/react',
  '@tanstack/react-query',
  '@listings/shared-api',
  '@listings/shared-api/contract',
  '@listings/shared-ui',
  '@listings/shared-ui/forms',
  '@listings/shared-ui/tree-select',
  '@listings/shared-ui/combobox',
  '@listings/shared-ui/code-field',
  '@listings/shared-ui/stepper',
  '@listings/shared-ui/table',
  '@listings/shared-ui/overlays',
  '@listings/shared-ui/pickers',
  '@listings/shared-ui/calendar',
  '@listings/shared-ui/charts',
] as const;

/** Those that no page fetches before a part of it names them. */
export const laterSpecifiers: ReadonlySet<string> = new Set(
  sharedSpecifiers.filter((specifier) => /xstate|shared-ui\/(?!table)/.test(specifier)),
);

/** Modules that a page under development has once besides. */
export const developmentSpecifiers = ['react/jsx-dev-runtime', '@listings/refresh'] as const;

/** Kept packages that live inside one of those, with the build that may hold them. */
const homes: Readonly<Record<string, string>> = {
  react: 'platform',
  'react-dom': 'platform',
  'react-refresh': 'platform',
  scheduler: 'platform',
  'single-spa': 'platform',
  xstate: 'statecharts',
  '@xstate/react': 'statecharts',
  '@tanstack/react-query': 'platform',
  '@tanstack/query-core': 'platform',
  zod: 'shared-api',
  axios: 'shared-api',
  '@mui': 'shared-ui',
  '@emotion': 'shared-ui',
  'single-spa-react': 'shared-ui',
  notistack: 'shared-ui',
  '@nivo': 'shared-ui',
  '@react-spring': 'shared-ui',
  dayjs: 'shared-ui',
};

/** Workspaces whose sources may be bundled only by the build of the same name. */
const sharedWorkspaces = ['shared-api', 'shared-ui'];

/** The kept package or shared workspace a module path (relative to the repository) belongs to, when the build must not hold it. */
export function misplacedSingleton(build: string, path: string): string | undefined {
  const posix = path.replaceAll('\\', '/');
  const workspace = sharedWorkspaces.find((name) => name !== build && posix.startsWith(`${name}/src/`));
  if (workspace !== undefined) return workspace;
  const inside = posix.split('node_modules/').at(-1) ?? '';
  if (!posix.includes('node_modules/')) return undefined;
  return Object.keys(homes).find((name) => homes[name] !== build && inside.startsWith(`${name}/`));
}
