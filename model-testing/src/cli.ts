import { model } from './model';

const { text, code } = model(process.argv.slice(2));
(code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = code;
