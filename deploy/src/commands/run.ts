import { resolve } from 'node:path';
import { readArguments, UsageError } from './arguments';
import { flagCommand } from './flag';
import { keyCommand } from './keys';
import { ledgerCommands } from './ledger';
import type { Print } from './print';
import { newCommand } from './new';
import { promoteCommand } from './promote';
import { DeployRefused } from '../live/refused';

// The build code is imported only by commands that build: a roll-back does not wait for the bundler.

const usage = [
  'usage: deploy build [--fast] | compress | check [--root DIR]',
  '       deploy new NAME [--from FOLDER OF TARBALLS] [--root DIR]',
  '       deploy dev PACKAGE --from URL [--port 4100] | --to URL --key FILE',
  '       deploy start --to DIR|s3://BUCKET/PREFIX',
  '       deploy publish PACKAGE --to URL|DIR|s3://BUCKET/PREFIX --key FILE [--key FILE] [--version 1.2.3]',
  '                         [--share PERCENT | --preview HOURS | --keep-for APP,APP] [--reason TEXT] [--override REASON] [--critical] [--dry-run]',
  '       deploy promote BUILD --from DIR|s3://… --to URL|DIR|s3://… --key FILE [as for publish]',
  '       deploy canary BUILD --share PERCENT [--version X] --to URL|DIR --key FILE [--reason TEXT]',
  '       deploy flag set APPLICATION NAME VALUE [--share PERCENT] | flag unset APPLICATION NAME --to URL|DIR|s3://… --key FILE [--reason TEXT]',
  '       deploy status | history [--from REVISION] | diff A B --to URL|DIR|s3://… --key FILE',
  '       deploy rollback [REVISION] [--app BUILD] [--reason TEXT] | prune --to URL|DIR|s3://… --key FILE',
  '       deploy key create --team TEAM --person NAME --out FILE [--days 90]',
  "       deploy key trust 'LINE OF key create' --to DIR [--builds BUILD,BUILD] [--replaces ID]",
  '       deploy key revoke ID [--since MOMENT] | list | export --to DIR',
].join('\n');

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
  throw new UsageError('');
}

/** Runs a command line and resolves with its exit code. */
export async function runCommand([verb = '', ...argv]: readonly string[], print: Print): Promise<number> {
  if (verb === '--help') {
    print.line(usage);
    return 0;
  }
  try {
    return await run(verb, argv, print);
  } catch (error) {
    if (error instanceof UsageError) {
      if (error.message !== '') print.complaint(error.message);
      print.complaint(usage);
      return 2;
    }
    if (!(error instanceof DeployRefused)) throw error;
    print.complaint(`refused (${error.code})`);
    error.reasons.forEach((reason) => print.complaint(`  ${reason}`));
    return 1;
  }
}
