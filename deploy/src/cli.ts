import { printer } from './commands/print';
import { runCommand } from './commands/run';

process.env['NODE_ENV'] = 'production';

runCommand(process.argv.slice(2), printer).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    printer.complaint(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
