import { hrefOf, routes, type AppLocation, type RouteDefinition } from '../page/routes';
import { setupSteps } from '../setup-wizard/setup-wizard.rules';

/** Values of an address that are names of screens; whatever else an address carries may be the store's. */
const names: Readonly<Record<string, readonly string[]>> = {
  step: setupSteps.map(({ key }) => key),
  pageStep: ['1', '2'],
  issueType: ['account', 'product'],
};

/** Sub-paths of a route of the table; none of one that an application brought, which the table does not have. */
function subpathsOf(path: string): readonly string[] {
  const table: Readonly<Partial<Record<string, RouteDefinition>>> = routes;
  return table[path]?.subpaths ?? [];
}

/** Name of the screen at a place: its address without anything of the store, such as a campaign's id. */
export function screenName({ path, params = {} }: AppLocation): string {
  const isName = ([key, value]: [string, string]) =>
    (key === 'subpath' ? subpathsOf(path) : (names[key] ?? [])).includes(value);
  return hrefOf({ path, params: Object.fromEntries(Object.entries(params).filter(isName)) });
}
