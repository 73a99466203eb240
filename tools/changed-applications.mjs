/** Prints, as a JSON list, the applications that the paths given on standard input belong to, one path a line. */
import { readFileSync } from 'node:fs';
import { applicationsOf } from './workspaces.mjs';

const changed = new Set(
  readFileSync(0, 'utf8')
    .split('\n')
    .map((path) => path.split('/')[0]),
);
console.log(JSON.stringify(applicationsOf(process.cwd()).filter((folder) => changed.has(folder))));
