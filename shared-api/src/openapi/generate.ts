import { readFileSync, writeFileSync } from 'node:fs';
import { documentText } from './document';
import { withEndpointTable } from './readme-table';

const readme = new URL('../../README.md', import.meta.url);

writeFileSync(new URL('../../openapi.json', import.meta.url), documentText());
writeFileSync(readme, withEndpointTable(readFileSync(readme, 'utf8')));
