import * as machines from '@listings/shared-machines';
import { models } from '@listings/shared-machines/models';
import { inventory } from './inventory';
import { listMachines, showMachine } from './listing';

const USAGE = `npm run model -- list          every machine with its states, events and transitions, the moves and answers of its model
npm run model -- list MACHINE  the states and events of one machine, and the moves and answers of its model`;

/** Runs a command and answers what to print and how to exit. */
export function model([command, name]: readonly string[]): { readonly text: string; readonly code: number } {
  if (command === '--help') return { text: USAGE, code: 0 };
  if (command !== 'list') return { text: USAGE, code: 2 };
  const all = inventory(machines, models);
  if (name === undefined) return { text: listMachines(all), code: 0 };
  const found = all.find((machine) => machine.name === name || machine.name === `${name}Machine`);
  return found === undefined
    ? { text: `There is no machine ${name}.`, code: 2 }
    : { text: showMachine(found), code: 0 };
}
