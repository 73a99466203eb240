/** `npm run new -- KIND …`: makes what the recipes of ARCHITECTURE.md describe. */
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { newApp } from './app.mjs';
import { newCall } from './call.mjs';
import { ChangeSet } from './change-set.mjs';
import { newField } from './field.mjs';
import { newMachine } from './machine.mjs';
import { Misuse, oneOf } from './names.mjs';
import { newScreen } from './screen.mjs';

const root = dirname(dirname(import.meta.dirname));

/**
 * Kinds that can be made, with the names they need. A maker plans its files and may return the files that commands make
 * of them (`generated`).
 */
const kinds = {
  app: { words: ['NAME'], make: newApp },
  screen: { words: ['APP', 'NAME'], make: newScreen },
  machine: { words: ['NAME'], make: newMachine },
  call: { words: ['KEY'], make: newCall },
  field: { words: ['NAME'], make: newField },
};

const usage = `npm run new -- app NAME                       an application: folder, route, tab, owner, first screen with its test
npm run new -- screen APP NAME                a screen of an application at ?subpath=/NAME
npm run new -- machine NAME [--call KEY]      a machine that makes one call (syncSettings), with model and recordings
npm run new -- call KEY [--topic TOPIC]       a call of the contract (topic settings), answered by server and fake store
npm run new -- field NAME                     a flag of the settings, an item of the checklist
  --requirement ID                            the requirement it serves, for the titles of the tests
  --dry-run                                   lists the files and writes nothing`;

const options = {
  call: { type: 'string' },
  topic: { type: 'string' },
  requirement: { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

function parsed(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Misuse(`${error.message}\n${usage}`);
  }
}

/** Runs a command of this repository; throws with what it said when it fails. */
function run(args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

async function main() {
  const { values, positionals } = parsed(process.argv.slice(2));
  const [kind, ...given] = positionals;
  if (values.help || kind === undefined) return console.log(usage);
  const { words, make } = kinds[oneOf(kind, Object.keys(kinds), 'kind')];
  if (given.length !== words.length) throw new Misuse(`npm run new -- ${kind} ${words.join(' ')}\n\n${usage}`);
  const changes = new ChangeSet(root);
  const { generated = [], commands = [], next } = make(changes, ...given, values);
  for (const { path, isNew } of changes.list()) console.log(`${isNew ? 'new ' : 'edit'} ${path}`);
  for (const path of generated) console.log(`made ${path}`);
  if (values['dry-run']) return console.log('Nothing was written.');
  await changes.write(generated, () => commands.forEach(run));
  console.log(next);
}

main().catch((error) => {
  console.error(error instanceof Misuse ? error.message : `Nothing was written. ${error.message}`);
  process.exitCode = error instanceof Misuse ? 2 : 1;
});
