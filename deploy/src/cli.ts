import { join, resolve } from 'node:path';
import { readArguments, UsageError } from './commands/arguments';
import { keyCommand } from './commands/keys';
import { ledgerCommands } from './commands/ledger';
import { printer } from './commands/print';
import { DeployRefused } from './live/refused';

// What builds is loaded where something is built: a roll-back waits for no bundler.

const usage = [
  'usage: deploy build | check [--root DIR]',
  '       deploy start --to DIR|s3://BUCKET/PREFIX',
  '       deploy publish PACKAGE --to URL|DIR|s3://BUCKET/PREFIX --key FILE [--key FILE] [--version 1.2.3] [--override REASON]',
  '       deploy history | diff A B | rollback [REVISION] [--app BUILD] [--reason TEXT] | prune --to URL|DIR|s3://… --key FILE',
  '       deploy key create --team TEAM --person NAME --out FILE [--days 90]',
  "       deploy key trust 'LINE OF key create' --to DIR [--builds BUILD,BUILD]",
  '       deploy key revoke ID | list --to DIR',
].join('\n');

/** `--root DIR`, wherever it stands: the repository whose packages are meant. */
function rootOf(argv: readonly string[]): string {
  const at = argv.indexOf('--root');
  return resolve((at === -1 ? undefined : argv[at + 1]) ?? join(import.meta.dirname, '../..'));
}

async function run(verb: string, argv: readonly string[]): Promise<number> {
  const root = rootOf(argv);
  if (verb === 'build' || verb === 'check') {
    if (readArguments(argv, ['root']).words.length > 0) throw new UsageError(`${verb}: takes no words`);
    const { build, check } = await import('./commands/build');
    return verb === 'build' ? build(root) : check(root);
  }
  if (verb === 'publish') return (await import('./commands/publish')).publishCommand(argv, root, printer);
  if (verb === 'key') return keyCommand(argv, printer);
  if (Object.hasOwn(ledgerCommands, verb))
    return ledgerCommands[verb as keyof typeof ledgerCommands](argv, printer, root);
  throw new UsageError('');
}

async function main([verb = '', ...argv]: readonly string[]): Promise<number> {
  process.env['NODE_ENV'] = 'production';
  try {
    return await run(verb, argv);
  } catch (error) {
    if (error instanceof UsageError) {
      if (error.message !== '') printer.complaint(error.message);
      printer.complaint(usage);
      return 2;
    }
    if (!(error instanceof DeployRefused)) throw error;
    printer.complaint(`refused (${error.code})`);
    error.reasons.forEach((reason) => printer.complaint(`  ${reason}`));
    return 1;
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    printer.complaint(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
