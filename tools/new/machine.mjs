import { camel, checkKebab, checks, Misuse, oneOf, pascal, sentence } from './names.mjs';

/** Success statuses of the calls a new machine can make: a mutation without parameters that answers with a message. */
function simpleCalls(changes) {
  const topics = [...changes.read('shared-api/src/contract/endpoints.ts').matchAll(/'\.\/(.+\.contract)'/g)];
  const blocks = topics.flatMap(([, file]) => [
    ...changes.read(`shared-api/src/contract/${file}.ts`).matchAll(/^ {2}(\w+): endpoint\(\{\n([\s\S]*?)^ {2}\}\),/gm),
  ]);
  return new Map(
    blocks.flatMap(([, key, block]) => {
      const [, status] = /^ {4}answers: \{ (\d+): messageAnswer \}/m.exec(block) ?? [];
      const isPlain = !/^ {4}(params|body):|method: 'GET'/m.test(block);
      return status !== undefined && isPlain ? [[key, status]] : [];
    }),
  );
}

const machine = (name, call) => `import type { Api } from '@listings/shared-api/contract';
import { emit, fromPromise, setup, type MachineContext } from 'xstate';
import { noticeOf, type FailureNotice } from '../emitted';
import { notProvided, raiseAnswer, refusedBy, toAnswer, unreachable, type Refused } from '../ports';

export type ${pascal(name)}Event = { readonly type: 'start' };
export type ${pascal(name)}Answer = { readonly type: 'answer.done' } | Refused;
type Event = ${pascal(name)}Event | ${pascal(name)}Answer;

const parts = setup({
  types: {
    events: {} as Event,
    emitted: {} as FailureNotice,
    tags: {} as 'busy' | 'done',
  },
  actors: { ${call}: fromPromise<${pascal(name)}Answer>(notProvided) },
  actions: { notify: emit((_, notice: FailureNotice) => notice) },
});

const answers = raiseAnswer<MachineContext, Event, ${pascal(name)}Answer>(unreachable);

/** ${sentence(name)}: \`${call}\` once; a failure is told and it can be started again. */
export const ${camel(name)}Machine = parts.createMachine({
  id: '${camel(name)}',
  options: { maxIterations: 1000 },
  initial: 'ready',
  states: {
    ready: { on: { start: 'asking' } },
    asking: {
      tags: 'busy',
      invoke: { id: '${call}', src: '${call}', ...answers },
      on: {
        'answer.done': 'done',
        'answer.refused': {
          target: 'ready',
          actions: { type: 'notify', params: ({ event }) => noticeOf('${call}', event) },
        },
      },
    },
    done: { tags: 'done', type: 'final' },
  },
});

/** Reads the answer of \`${call}\`. */
export const read${pascal(name)} = (): ${pascal(name)}Answer => ({ type: 'answer.done' });

/** The call of the machine, plugged into the client. */
export const ${camel(name)}Actors = (api: Pick<Api, '${call}'>) => ({
  ${call}: fromPromise<${pascal(name)}Answer>(() => toAnswer(api.${call}(), read${pascal(name)}, refusedBy)),
});
`;

const machineTest = (name, call, cited) => `import { refused } from '../testing/answers';
import { ask, scripted } from '../testing/ask';
import { drive } from '../testing/drive';
import { ${camel(name)}Actors, ${camel(name)}Machine } from './${name}.machine';

it('asks once, and is done when the server has done it${cited}', () => {
  const run = drive(${camel(name)}Machine);
  run.send({ type: 'start' });
  expect(run.asks().map(({ src }) => src)).toEqual(['${call}']);
  expect(run.can({ type: 'start' })).toBe(false);
  run.answers('${call}', { type: 'answer.done' });
  expect(run.asks()).toEqual([]);
  expect(run.emitted).toEqual([]);
});

it('tells that it failed, and can be started again${cited}', () => {
  const run = drive(${camel(name)}Machine);
  run.send({ type: 'start' });
  run.answers('${call}', refused('no', 500));
  expect(run.emitted).toEqual([{ type: 'notice', id: '${call}', message: 'no', status: 500 }]);
  expect(run.can({ type: 'start' })).toBe(true);
});

it('makes its call through the client${cited}', async () => {
  const { call, given } = scripted({ status: 'success', message: 'Done.' });
  await expect(ask(${camel(name)}Actors({ ${call}: call }).${call})).resolves.toEqual({ type: 'answer.done' });
  expect(given).toHaveLength(1);
});
`;

const model = (
  name,
  call,
  status,
  requirement,
) => `import { answersOf, defineModel, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import { ${camel(name)}Machine, read${pascal(name)} } from './${name}.machine';

const reply = answersOf('${call}', read${pascal(name)}, refusedBy);

/** ${sentence(name)}, as testers see it. */
export const ${camel(name)}Model = defineModel({
  id: '${camel(name)}',
  machine: ${camel(name)}Machine,
  moves: { starts: { type: 'start' } },
  answers: {
    ${call}: {
      done: reply({ status: ${status}, body: { status: 'success', message: 'Done.' } }),
      refused: reply({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: () => null,
  invariants: {
    'nothing is asked twice at a time': ({ has, can }) => !(has('busy') || has('done')) || !can({ type: 'start' }),
  },
  ends: ['done'],
  goals: { 'it can be done': ({ at }) => at.includes('done') },
  requirements: { 'ready / start': ['${requirement}'], 'asking / answer.refused': ['${requirement}'] },
});
`;

/** A machine that makes one call, with what testers know of it. */
export function newMachine(changes, given, { call = 'syncSettings', requirement = 'C-1' }) {
  const name = checkKebab(given, 'a machine').replace(/-machine$/, '');
  const calls = simpleCalls(changes);
  const status = calls.get(oneOf(call, [...calls.keys()], 'mutation without parameters that answers with a message'));
  const at = (role) => `shared-machines/src/${name}/${name}.${role}.ts`;
  const id = camel(name);
  if (changes.read('shared-machines/src/models.ts').includes(` ${id}Model,`))
    throw new Misuse(`There is a machine ${id} already.`);
  const cited = ` [${requirement}]`;
  changes.create(at('machine'), machine(name, call));
  changes.create(at('machine.test'), machineTest(name, call, cited));
  changes.create(at('model'), model(name, call, status, requirement));
  changes.insertBefore(
    'shared-machines/src/index.ts',
    "export * from './tracking/",
    `export { ${id}Actors, ${id}Machine, type ${pascal(name)}Event } from './${name}/${name}.machine';\n`,
  );
  const models = 'shared-machines/src/models.ts';
  changes.insertBefore(models, 'import type { AnyModel }', `import { ${id}Model } from './${name}/${name}.model';\n`);
  changes.insertBefore(models, '];', `  ${id}Model,\n`, 'export const models');
  changes.insertAfter(
    'shared-machines/README.md',
    /\n(?=\n## Tests)/,
    `| \`${id}Machine\` | \`ready\`, \`asking\`, \`done\` | \`${call}\` | \`notice\` |\n`,
    '## Machines',
  );
  changes.insertBefore(
    'model-testing/src/drivers/drivers.ts',
    '};',
    `  ${id}: 'no screen shows it yet',\n`,
    'export const withoutScreen',
  );
  return {
    generated: [`model-testing/recordings/${name}`],
    commands: [['--import', 'tsx', 'model-testing/src/cli.ts', 'generate', id]],
    next: `Next: npm run model -- check ${id}, ${checks('shared-machines', 'model-testing')}; then its hook.`,
  };
}
