import { runCommand } from './run-command';
import { sandboxCommand } from './sandbox-command';

void runCommand(() => sandboxCommand(process.argv.slice(2), process.env));
