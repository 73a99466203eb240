/** Starts an application as far as one can without its page. Runs in a browser and in Node, of code that is not trusted. */

const lifecycles = ['bootstrap', 'mount', 'unmount'];

/** Milliseconds for `bootstrap`: what takes longer waits for something that is not there, which is no fault of it. */
const patience = 3000;

/** Stands for what the page would give: whatever is asked of it, it gives itself. */
export const anything = new Proxy(function stand() {}, {
  get: (_target, name) => {
    if (name === 'then') return undefined;
    if (name === Symbol.toPrimitive) return () => '';
    return name === Symbol.iterator ? () => [][Symbol.iterator]() : anything;
  },
  apply: () => anything,
  construct: () => anything,
});

const props = new Proxy({ name: 'tried', language: 'en' }, { get: (given, name) => given[name] ?? anything });

const said = (error) => String(Object(error).message ?? error);

/** Why an application cannot be started, and where that was thrown. */
const fault = (what, error) => ({ fault: `${what}: ${said(error)}`, stack: String(Object(error).stack ?? '') });

const isStep = (value) => [value].flat().every((step) => typeof step === 'function');

/** Says why an application cannot be started; `fault` is null when it can. `load` imports its module. */
export async function tryApplication(load) {
  let application;
  try {
    application = await load();
  } catch (error) {
    return fault('throws when it is loaded', error);
  }
  const missing = lifecycles.filter((name) => application[name] === undefined || !isStep(application[name]));
  if (missing.length > 0) return { fault: `has no function ${missing.join(', ')} once it is loaded`, stack: null };
  const late = new Promise((done) => setTimeout(done, patience));
  try {
    for (const step of [application.bootstrap].flat()) await Promise.race([step(props), late]);
  } catch (error) {
    return fault('fails in bootstrap', error);
  }
  return { fault: null, stack: null };
}
