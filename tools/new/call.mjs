import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { camel, checks, didYouMean, kebabOf, Misuse, oneOf, sentence } from './names.mjs';

const contracts = 'shared-api/src/contract';

/** Verbs a key begins with, and what they mean over the wire. */
const verbs = {
  get: 'GET',
  list: 'GET',
  save: 'POST',
  create: 'POST',
  update: 'POST',
  request: 'POST',
  delete: 'DELETE',
  disconnect: 'DELETE',
};

function checkKey(changes, key) {
  const [verb = ''] = /^[a-z]+/.exec(key) ?? [];
  if (!/^[a-z]+([A-Z][a-z0-9]*)+$/.test(key))
    throw new Misuse(
      `"${key}" is no key of a call: it is written in camelCase and begins with a verb: "getStoreBadge".`,
    );
  if (!(verb in verbs))
    throw new Misuse(
      `A key begins with ${Object.keys(verbs).join(', ')}; "${verb}" does not.${didYouMean(verb, Object.keys(verbs))}`,
    );
  const topics = readdirSync(join(changes.root, contracts)).filter((file) => file.endsWith('.contract.ts'));
  const known = topics.find((file) => changes.read(`${contracts}/${file}`).includes(`\n  ${key}: endpoint(`));
  if (known !== undefined) throw new Misuse(`${key} exists already, in ${contracts}/${known}.`);
  return verb;
}

/** The file below `folder` in which something of a topic stands: a neighbour of the new call. */
function fileWith(changes, folder, pattern, what) {
  const files = readdirSync(join(changes.root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const found = files.find((file) => pattern.test(changes.read(file)));
  if (found === undefined) throw new Error(`No file below ${folder} has ${what}.`);
  return found;
}

const definition = (key, method, path) => `  ${key}: endpoint({
    method: '${method}',
    path: '${path}',
    answers: { 200: messageAnswer },
    ${method === 'GET' ? '' : 'invalidates: [],\n'}summary: '${sentence(key)}.',
  }),
`;

const done = "{ status: 'success', message: 'Done.' }";

const serverTest = (key, method, path, domain, cited) => `import { startDomain, type DomainUnderTest } from '${domain}';

describe('${key}', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain();
  });

  afterAll(() => domain.stop());

  it('answers as the contract says${cited}', async () => {
    const { status, body } = await domain.call('${method}', '${path}');
    expect([status, body]).toEqual([200, ${done}]);
  });
});
`;

/** The schema of the answer, imported where the topic does not use it yet. */
function withMessageAnswer(text) {
  const names = /import \{ ([^}]*) \} from '\.\/schemas\/answer\.schema';/;
  if (/\bmessageAnswer\b/.test(text)) return text;
  if (names.test(text))
    return text.replace(names, (_, given) => `import { ${given}, messageAnswer } from './schemas/answer-schema';`);
  return text.replace(
    /^import \{ endpoint \}.*\n/m,
    (line) => `import { messageAnswer } from './schemas/answer-schema';\n${line}`,
  );
}

function addToServer(changes, key, neighbour) {
  const file = fileWith(
    changes,
    'store-server/src/domain',
    new RegExp(`Pick<\\s*Handlers,[^>]*'${neighbour}'`),
    `a handler of ${neighbour}`,
  );
  changes.edit(file, (text) =>
    text
      .replace(new RegExp(`Pick<\\s*Handlers,(?=[^>]*'${neighbour}')`), `Pick<Handlers, '${key}' | `)
      .replace(
        new RegExp(`(Pick<\\s*Handlers,[^>]*'${neighbour}'[^{]*\\{\\n)`),
        `$1  ${key}: async () => ok(${done}),\n`,
      ),
  );
  if (!/import \{[^}]*\bok\b[^}]*\} from '.*calls\/handler'/.test(changes.read(file)))
    changes.edit(file, (text) => text.replace(/import \{ (.*\} from '.*calls\/handler')/, 'import { ok, $1'));
  return file;
}

/** What reads is for everybody, what changes something for owners, until the team says otherwise. */
const addRoles = (changes, key, method, neighbour) =>
  changes.insertBefore(
    'store-server/src/people/roles.rules.ts',
    new RegExp(`^ {2}${neighbour}: `, 'm'),
    `  ${key}: ${method === 'GET' ? 'EVERYBODY' : 'OWNERS'},\n`,
  );

function addToTests(changes, key, method, path, neighbour) {
  const fakes = 'shared-app/src/testing';
  const fake = fileWith(changes, fakes, new RegExp(`^ {2}\\| '${neighbour}'`, 'm'), `a fake of ${neighbour}`);
  changes.insertBefore(fake, `  | '${neighbour}'`, `  | '${key}'\n`);
  changes.insertAfter(fake, /export const \w+: FakeHandlers<\w+> = \{\n/, `  ${key}: () => ok(${done}),\n`);
  for (const name of ['ok'])
    if (!new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from './fake-handlers'`).test(changes.read(fake)))
      changes.edit(fake, (text) => text.replace(/import \{ (.*\} from '\.\/fake-handlers')/, `import { ${name}, $1`));
  const samples = fileWith(changes, 'shared-api/src/testing', new RegExp(`^ {2}${neighbour}: \\{`, 'm'), 'a sample');
  const sent = `${method} ${path}`;
  changes.insertBefore(
    samples,
    new RegExp(`^ {2}${neighbour}: \\{`, 'm'),
    `  ${key}: { sent: '${sent}', reply: { status: 200, body: ${done} }, gives: ${done} },\n`,
  );
  if (method !== 'GET')
    changes.insertAfter(`${contracts}/endpoints.test.ts`, /const mustInvalidate.*\n/, `  ${key}: [],\n`);
}

/** A call of the contract, answered by the embedded store and by the fake one of the unit tests. */
export function newCall(changes, key, { topic = 'settings', requirement }) {
  const verb = checkKey(changes, key);
  const topics = readdirSync(join(changes.root, contracts)).flatMap((file) =>
    /^.+\.contract\.ts$/.test(file) && /Endpoints = \{/.test(changes.read(`${contracts}/${file}`))
      ? [file.replace('.contract.ts', '')]
      : [],
  );
  const contract = `${contracts}/${oneOf(topic, topics, 'topic')}.contract.ts`;
  const method = verbs[verb];
  const rest = kebabOf(key.slice(verb.length));
  const path = `/wc/gla/mc/${['get', 'list', 'save', 'create', 'update', 'delete'].includes(verb) ? rest : `${rest}/${verb}`}`;
  const [, neighbour] = /Endpoints = \{\n {2}(\w+): endpoint\(/.exec(changes.read(contract)) ?? [];
  changes.edit(contract, (text) =>
    withMessageAnswer(text).replace(/Endpoints = \{\n/, (line) => line + definition(key, method, path)),
  );
  const handler = addToServer(changes, key, neighbour);
  addRoles(changes, key, method, neighbour);
  addToTests(changes, key, method, path, neighbour);
  const cited = requirement === undefined ? '' : ` [${requirement}]`;
  const test = `${handler.slice(0, handler.lastIndexOf('/'))}/${kebabOf(key)}.routes.test.ts`;
  changes.create(test, serverTest(key, method, path, '../testing/domain.fixture', cited));
  const doing = verb === 'get' || verb === 'list' ? 'load' : verb;
  const called = camel(rest).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  changes.editJson('shared-machines/src/messages/en/errors.json', (texts) => ({
    ...texts,
    [key]: `Unable to ${doing} ${called}. Please try again later.`,
  }));
  const behaviour = 'what it does, in shared-api/src/testing/behaviour';
  const people = 'store-server/src/people/roles.rules.ts and its test';
  const activity = 'store-server/src/domain/activity/told-changes.test.ts';
  const asked =
    method === 'GET' ? behaviour : `${behaviour}; who may call it, in ${people}; what is told of it, in ${activity}`;
  return {
    generated: ['shared-api/openapi.json', 'shared-api/README.md'],
    commands: [['--import', 'tsx', 'shared-api/src/openapi/generate.ts']],
    next: `Next: its parameters and its answer in ${contract}; the compiler leads to the rest. Tests ask, until it is said, for ${asked}. ${checks('store-server', 'shared-api', 'shared-app')}.`,
  };
}
