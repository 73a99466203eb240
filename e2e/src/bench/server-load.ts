import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { atMost, sectionOf, told, type Figure, type Section } from './figure';

/** A value that the bench of the server sends, with its upper bound where there is one. */
interface Finding {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly most?: number;
}

/** Decimal places: more for what is small. */
const digitsOf = (value: number): number => (value < 1 ? 3 : 1);

export const serverFigure = ({ name, value, unit, most }: Finding): Figure =>
  most === undefined
    ? told(name, `${value.toFixed(digitsOf(value))} ${unit}`.trim())
    : atMost(name, unit, most, value, digitsOf(value));

/** Runs the bench of the server in a process of its own, which prints how far it is; rejects where it fails. */
export async function measureServer(): Promise<Section> {
  const program = join(process.cwd(), 'store-server/src/bench/bench.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let findings: readonly Finding[] | undefined;
  child.once('message', (message) => {
    findings = message as readonly Finding[];
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (findings === undefined) throw new Error(`the bench of the server ended with ${String(code)}`);
  return sectionOf(findings.map(serverFigure));
}
