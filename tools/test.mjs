import { lanes } from './alone.mjs';
import { browserTestsOf, changedPaths, reachOf } from './changed.mjs';
import { root, stages, workspaces } from './stages.mjs';
import { interruptible } from './children.mjs';

const usage = `npm test                          everything CI runs
npm run verify                    all of it but the browser tests
npm run check -- PACKAGE          one package: its gates and unit tests, that its build fits the others; of an application what it leaves in the page
npm run check -- APPLICATION --browser    the same, then its browser tests and the recordings of its screens in Chromium
npm run e2e [-- NAME…]            browser tests only, those whose file matches a name
npm run e2e -- --repeat N [--load M] [NAME…]  again and again, beside M busy loops; names what failed, and how often
npm run e2e -- NAME --write       writes what the test compares with: trees, the table of versions
npm test -- --changed [BASE]      what the branch changed since BASE (main): its checks, the tests it reaches, its applications' browser tests
npm test -- … --list               what would run, and nothing is
npm test -- --only STAGE [NAME…]  one stage: ${stages.map(({ name }) => `"${name}"`).join(', ')}`;

const AT_ONCE = 2;
const rewrite = process.stdout.isTTY;

/** Ready before any other stage can run. */
const always = new Set(['install']);
const neededBy = { e2e: ['build'], wordpress: ['build'] };

function packageOf([, folder, ...rest]) {
  const all = workspaces();
  if (rest.length === 0 && all.includes(folder)) return folder;
  throw new Error(`Name one package: ${all.join(', ')}.`);
}

function reachedBy([base = 'main', ...rest]) {
  if (rest.length > 0) throw new Error(`--changed takes one base.\n${usage}`);
  const reach = reachOf(root, changedPaths(root, base));
  for (const line of reach.left) console.log(`left to the whole npm test: ${line}`);
  return { list: stages.filter(({ reached }) => reached === undefined || reached(reach)), names: [], reach };
}

/** The stages of one package; with `--browser` those of an application have its browser tests with them. */
function ofPackage(args) {
  const isSeen = args.includes('--browser');
  const folder = packageOf(args.filter((arg) => arg !== '--browser'));
  const isApplication = folder.startsWith('mfe-');
  if (isSeen && !isApplication) throw new Error('--browser is for applications, mfe-….');
  const list = stages.filter(
    ({ whole, application, name }) => (!whole || (isSeen && name === 'e2e')) && (!application || isApplication),
  );
  return { list, names: [], folder, ...(isSeen ? { seen: browserTestsOf(root, folder) } : {}) };
}

function chosen(args) {
  if (args.includes('--help')) return { help: true, list: [], names: [] };
  if (args[0] === '--package') return ofPackage(args);
  if (args[0] === '--changed') return reachedBy(args.slice(1));
  const at = args.indexOf('--only');
  if (at === -1) {
    const unknown = args.find((arg) => arg !== '--no-browser');
    if (unknown !== undefined) throw new Error(`Unknown option ${unknown}.\n${usage}`);
    const isLeft = ({ browser, application }) => application || (browser && args.includes('--no-browser'));
    return { list: stages.filter((stage) => !isLeft(stage)), names: [] };
  }
  const only = args[at + 1];
  if (!stages.some(({ name }) => name === only)) throw new Error(`There is no stage "${only}".\n${usage}`);
  const wanted = new Set([...always, ...(neededBy[only] ?? []), only]);
  return { list: stages.filter(({ name }) => wanted.has(name)), names: args.slice(at + 2) };
}

/** The line that is rewritten while stages run, on a terminal. */
const status = {
  running: new Map(),
  draw() {
    if (!rewrite) return;
    const text = [...this.running].map(([name, doing]) => (doing ? `${name}: ${doing}` : name)).join(' · ');
    process.stdout.write(`\r\u001B[K${text.slice(0, (process.stdout.columns ?? 80) - 1)}`);
  },
  print(line) {
    if (rewrite) process.stdout.write('\r\u001B[K');
    console.log(line);
    this.draw();
  },
};

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`.padStart(8);

async function runStage(stage, names, about) {
  const started = Date.now();
  status.running.set(stage.name, '');
  if (!rewrite) console.log(`…    ${stage.name}`);
  status.draw();
  const context = {
    names,
    ...about,
    log: (line) => status.print(line),
    live: (doing) => {
      status.running.set(stage.name, doing);
      status.draw();
    },
  };
  const result = await stage.run(context).catch((error) => ({ passed: 0, failed: 1, output: String(error?.stack) }));
  status.running.delete(stage.name);
  const cases = result.passed + result.failed > 1 ? `  ${result.passed} passed, ${result.failed} failed` : '';
  const mark = result.failed === 0 ? 'ok  ' : 'FAIL';
  status.print(`${mark} ${stage.name.padEnd(13)} ${seconds(started)}${cases && `  (${cases.trim()})`}`);
  if (result.failed > 0) status.print(result.output.trim().split('\n').slice(-200).join('\n'));
  return { ...result, stop: stage.needed === true && result.failed > 0 };
}

/** Runs neighbours of one group two at a time, everything else one after the other. */
async function runAll(list, names, about) {
  const results = [];
  const queue = [...list];
  while (queue.length > 0) {
    const [first] = queue;
    const size = first.group === undefined ? 1 : queue.findIndex(({ group }) => group !== first.group);
    const batch = queue.splice(0, size === -1 ? queue.length : size);
    const { lane, alone } = lanes();
    const worker = async () => {
      for (let stage = batch.shift(); stage !== undefined; stage = batch.shift())
        results.push(await runStage(stage, stage === list.at(-1) ? names : [], { ...about, alone }));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, () => lane(worker)));
    if (results.some(({ stop }) => stop)) break;
  }
  return results;
}

async function main() {
  const args = process.argv.slice(2);
  const { help, list, names, ...about } = chosen(args.filter((arg) => arg !== '--list'));
  if (help) return console.log(usage);
  if (args.includes('--list'))
    return console.log([...list.map(({ name }) => name), ...(about.seen?.specs ?? [])].join('\n'));
  interruptible();
  const started = Date.now();
  const results = await runAll(list, names, about);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${results.length} of ${list.length} stages in ${seconds(started).trim()}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  for (const { failures = [], failed } of results)
    if (failed > 0) for (const title of failures) console.log(`failed: ${title}`);
  process.exit(sum('failed') > 0 || results.length < list.length ? 1 : 0);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
