import { runCommand } from './run-command';
import { storeCommand } from './store-command';

void runCommand(() => storeCommand(process.argv.slice(2), process.env));
