import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, type EndpointDefinition } from '../contract';
import { withEndpointTable } from './readme-table';

const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8');

describe('README', () => {
  it('has the endpoint table of the contract: run `npm run openapi` when this fails', () => {
    expect(readme).toBe(withEndpointTable(readme));
  });

  it.each(Object.entries<EndpointDefinition>(endpoints))('names %s', (key, { method, path }) => {
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${path.replace('/wc/gla/', '')}\` |`));
    expect(row).toContain(`${method} \`${key}\``);
  });
});
