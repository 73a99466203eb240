import { resolve } from 'node:path';
import { readArguments, UsageError } from './arguments';
import { flagCommand } from './flag';
import { keyCommand } from './keys';
import { ledgerCommands } from './ledger';
import type { Print } from './print';
import { newCommand } from './new';
import { promoteCommand } from './promote';
import { usageOf } from './usage';
import { DeployRefused } from '../live/refused';

// The build code is imported only by commands that build: a roll-back does not wait for the bundler.

/** `--root DIR`, wherever it stands: the repository whose packages are meant, else the folder one is in. */
function rootOf(argv: readonly string[]): string {
  const at = argv.indexOf('--root');
  return resolve((at === -1 ? undefined : argv[at + 1]) ?? '.');
}

async function run(verb: string, argv: readonly string[], print: Print): Promise<number> {
  const root = rootOf(argv);
  if (verb === 'build' || verb === 'compress' || verb === 'check') {
    const { words, isFast } = readArguments(argv, verb === 'build' ? ['root', 'fast'] : ['root']);
    if (words.length > 0) throw new UsageError(`${verb}: takes no words`);
    const { build, check, compress } = await import('./build');
    if (verb === 'build') return build(root, isFast ? 'fast' : 'best');
    return verb === 'check' ? check(root) : compress(root);
  }
  if (verb === 'new') return newCommand(argv, root, print);
  if (verb === 'dev') return (await import('./dev')).devCommand(argv, root, print);
  if (verb === 'publish') return (await import('./publish')).publishCommand(argv, root, print);
  if (verb === 'promote') return promoteCommand(argv, print);
  if (verb === 'flag') return flagCommand(argv, print);
  if (verb === 'key') return keyCommand(argv, print);
  if (Object.hasOwn(ledgerCommands, verb))
    return ledgerCommands[verb as keyof typeof ledgerCommands](argv, print, root);
  throw new UsageError(verb === '' ? 'deploy: name a command' : `deploy: there is no command ${verb}`);
}

/** Runs a command line and resolves with its exit code. */
export async function runCommand([verb = '', ...argv]: readonly string[], print: Print): Promise<number> {
  if (verb === '--help' || argv.includes('--help')) {
    print.line(usageOf(verb));
    return 0;
  }
  try {
    return await run(verb, argv, print);
  } catch (error) {
    if (error instanceof UsageError) {
      print.complaint(error.message);
      print.complaint(usageOf(verb));
      return 2;
    }
    if (!(error instanceof DeployRefused)) throw error;
    print.complaint(`refused (${error.code})`);
    error.reasons.forEach((reason) => print.complaint(`  ${reason}`));
    return 1;
  }
}
