import { check } from './commands/check';
import { completionOf } from './commands/completion';
import { coverage } from './commands/coverage';
import { diagram } from './commands/diagram';
import { diff } from './commands/diff';
import { edit } from './commands/edit';
import { generate } from './commands/generate';
import { list } from './commands/list';
import { minimise } from './commands/minimise';
import { mutate } from './commands/mutate';
import { record } from './commands/record';
import { rename } from './commands/rename';
import { report } from './commands/report';
import { replay } from './commands/replay';
import { search } from './commands/search';
import { screens } from './commands/screens';
import { serve } from './commands/serve';
import { exit, helpOf, Misuse, typedFor, type Command, type Terminal, type Workplace } from './command';
import { troubleOf } from './files';
import { named } from './names';
import { UnreadableRecording } from '../recordings/recording-files';
import { UnreadableTrace } from '../report/screens';

const commands: readonly Command[] = [
  list,
  check,
  generate,
  screens,
  replay,
  coverage,
  diagram,
  report,
  record,
  edit,
  rename,
  minimise,
  search,
  diff,
  mutate,
  serve,
  completionOf(() => commands),
];

const overview = (): string => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'npm run model -- COMMAND [WORDS] [OPTIONS]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    '`npm run model -- COMMAND --help` says more. Ends with 0 when all is well, 1 when something was found, 2 when what was',
    'typed makes no sense.',
  ].join('\n');
};

function commandNamed(word: string): Command {
  const names = commands.map(({ name }) => name);
  const found = named(word, names);
  const command = commands.find(({ name }) => name === found);
  if (command !== undefined) return command;
  throw new Misuse(
    `There is no command ${word}.${Array.isArray(found) && found.length > 0 ? ` Did you mean ${found.join(', ')}?` : ''} \`npm run model\` names them all.`,
  );
}

const wantsHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

/** Runs a command; resolves with how the program ends. */
export async function run(args: readonly string[], at: Workplace, terminal: Terminal): Promise<number> {
  const [word, ...rest] = args;
  try {
    if (word === undefined || word === 'help' || word.startsWith('-')) {
      terminal.print(overview());
      return word === undefined || wantsHelp(args) || word === 'help' ? exit.fine : exit.misused;
    }
    const command = commandNamed(word);
    if (wantsHelp(rest)) {
      terminal.print(helpOf(command));
      return exit.fine;
    }
    return await command.run(typedFor(command, rest), at, terminal);
  } catch (error) {
    const isMisuse =
      error instanceof Misuse || error instanceof UnreadableRecording || error instanceof UnreadableTrace;
    const trouble = isMisuse ? error.message : troubleOf(error);
    if (trouble === null) throw error;
    terminal.print(trouble);
    return exit.misused;
  }
}
