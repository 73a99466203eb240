import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { benches, type Bench } from './benches';
import { withSection } from './figures-page';

const figuresPage = join(process.cwd(), 'docs/figures.md');

const say = (line: string) => process.stdout.write(`${line}\n`);

const machine = () => `Node ${process.versions.node}, ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}`;

/** The benches of these names; all of them where there is none. */
function chosen(names: readonly string[]): readonly Bench[] {
  const unknown = names.find((name) => benches.every((bench) => bench.name !== name));
  if (unknown !== undefined)
    throw new Error(`There is no bench "${unknown}": ${benches.map(({ name }) => name).join(', ')}.`);
  return benches.filter(({ name }) => names.length === 0 || names.includes(name));
}

async function main() {
  const args = process.argv.slice(2);
  const isWritten = args.includes('--write');
  say(machine());
  for (const { name, run } of chosen(args.filter((arg) => arg !== '--write'))) {
    // The load before, not that of the measurement.
    const where = machine();
    const { text, missed } = await run(say);
    say(`\n${name}\n\n${text}\n`);
    for (const figure of missed) say(`missed  ${figure.name}: ${figure.measured}, target ${figure.target}`);
    const day = new Date().toISOString().slice(0, 10);
    const dated = `${text}\n\nMeasured ${day}, ${where}.`;
    if (isWritten) writeFileSync(figuresPage, withSection(readFileSync(figuresPage, 'utf8'), name, dated));
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
