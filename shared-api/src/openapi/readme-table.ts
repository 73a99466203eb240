import { endpoints, type EndpointDefinition } from '../contract';

const marked = /(<!-- endpoints -->\n)[^]*(<!-- \/endpoints -->)/;

/** The endpoint table in Markdown: one row for each path. */
function endpointTable(): string {
  const rows = new Map<string, string[]>();
  for (const [key, { method, path }] of Object.entries<EndpointDefinition>(endpoints)) {
    rows.set(path, [...(rows.get(path) ?? []), `${method} \`${key}\``]);
  }
  const lines = [...rows].map(([path, calls]) => `| \`${path.replace('/wc/gla/', '')}\` | ${calls.join(' · ')} |\n`);
  return `| Path (below \`/wc/gla/\`) | Calls |\n|---|---|\n${lines.join('')}`;
}

/** The README with its endpoint table as the contract has it. */
export const withEndpointTable = (readme: string): string =>
  readme.replace(marked, (_all, start: string, end: string) => `${start}${endpointTable()}${end}`);
