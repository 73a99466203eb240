import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspacesOf } from '../workspaces.mjs';

/** The repository whose gates are tested: jest runs from its root. */
export const repository = process.cwd();

const rootFiles = [
  'package.json',
  'tsconfig.base.json',
  '.oxlintrc.json',
  '.dependency-cruiser.cjs',
  '.prettierrc.json',
];

interface Manifest {
  readonly name: string;
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Links what is installed into the tree, with `@listings/*` leading to the tree's own packages. */
function linkModules(tree: string, workspaces: readonly string[]) {
  const modules = join(tree, 'node_modules');
  mkdirSync(join(modules, '@listings'), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules')))
    if (name !== '@listings' && name !== '.cache')
      symlinkSync(join(repository, 'node_modules', name), join(modules, name));
  for (const folder of workspaces)
    symlinkSync(join(tree, folder), join(modules, manifestOf(join(repository, folder)).name));
}

export interface PlantedTree {
  readonly path: string;
  readonly remove: () => void;
}

/** A copy of this repository without its sources: configuration, workspaces and what is installed, plus `files`. */
export function plantTree(files: Readonly<Record<string, string>>): PlantedTree {
  const path = mkdtempSync(join(tmpdir(), 'planted-'));
  const workspaces = workspacesOf(repository);
  for (const file of rootFiles) cpSync(join(repository, file), join(path, file));
  cpSync(join(repository, 'tools/lint'), join(path, 'tools/lint'), { recursive: true });
  for (const folder of workspaces)
    for (const file of ['package.json', 'tsconfig.json'])
      cpSync(join(repository, folder, file), join(path, folder, file), { recursive: true });
  linkModules(path, workspaces);
  for (const [file, text] of Object.entries(files)) writeInto(path, file, text);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Writes a file below `folder`, making the folders it needs. */
export function writeInto(folder: string, file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of the repository in `cwd` and waits for it; a failing one is an outcome, not an error. */
export function runIn(cwd: string, command: string, args: readonly string[]): Promise<Outcome> {
  const program = command === 'node' ? process.execPath : join(repository, 'node_modules/.bin', command);
  return new Promise((resolve) => {
    execFile(program, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
    });
  });
}

/** Runs one of our own gates on `cwd`. */
export const runGate = (cwd: string, name: string) =>
  runIn(cwd, 'node', [join(repository, 'tools/gates', `${name}.mjs`)]);
