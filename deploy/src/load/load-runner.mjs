/** Loads an application of sources that come by standard input, and prints what came of it. Runs in a process of its own. */
import { text } from 'node:stream/consumers';
import { createContext, SourceTextModule } from 'node:vm';
import { anything, tryApplication } from './try-application.mjs';

/** What scripts of a browser find beside the language, as far as it needs no document. */
const given = Object.fromEntries(
  [
    'AbortController',
    'AbortSignal',
    'Blob',
    'BroadcastChannel',
    'Event',
    'EventTarget',
    'Headers',
    'MessageChannel',
    'Request',
    'Response',
    'TextDecoder',
    'TextEncoder',
    'URL',
    'URLSearchParams',
    'atob',
    'btoa',
    'clearInterval',
    'clearTimeout',
    'crypto',
    'performance',
    'queueMicrotask',
    'setInterval',
    'setTimeout',
    'structuredClone',
  ].map((name) => [name, globalThis[name]]),
);

/** What browsers have beside: stands there, and does nothing. */
const standing = [
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'customElements',
  'matchMedia',
  'getComputedStyle',
  'requestAnimationFrame',
  'requestIdleCallback',
  'addEventListener',
  'fetch',
  'Node',
  'Element',
  'HTMLElement',
  'SVGElement',
  'DocumentFragment',
  'IntersectionObserver',
  'MutationObserver',
  'PerformanceObserver',
  'ResizeObserver',
  'XMLHttpRequest',
].map((name) => [name, anything]);

const never = new Promise(() => {});
const { specifier, imports, sources } = JSON.parse(await text(process.stdin));
const quiet = Object.fromEntries(['debug', 'error', 'info', 'log', 'warn'].map((name) => [name, () => {}]));
const page = { ...given, ...Object.fromEntries(standing), console: quiet };
const context = createContext(Object.assign(page, { window: page, self: page }));
const modules = new Map();

const urlOf = (name, from) => imports[name] ?? new URL(name, `file://${from}`).pathname;

function moduleAt(url) {
  const known = modules.get(url);
  if (known !== undefined) return known;
  if (!Object.hasOwn(sources, url)) throw new Error(`${url} is not there`);
  const made = new SourceTextModule(sources[url], { identifier: url, context, importModuleDynamically });
  modules.set(url, made);
  return made;
}

const link = (name, { identifier }) => moduleAt(urlOf(name, identifier));

async function evaluated(url) {
  const module = moduleAt(url);
  if (module.status === 'unlinked') await module.link(link);
  await module.evaluate();
  return module;
}

/** A lazy part that was not sent is still on its way. */
function importModuleDynamically(name, { identifier }) {
  const url = urlOf(name, identifier);
  return Object.hasOwn(sources, url) ? evaluated(url) : never;
}

// What is thrown later, out of a timer, is no fault of the start.
process.on('uncaughtException', () => {});
const { fault, stack } = await tryApplication(async () => (await evaluated(imports[specifier])).namespace);
const own = imports[specifier].slice(0, imports[specifier].lastIndexOf('/') + 1);
const [, thrownAt = ''] = /\n\s+at (.*)/.exec(stack ?? '') ?? [];
// What others throw, they may throw for want of a real document.
const isTold = fault === null || stack === null || thrownAt.includes(own);
process.stdout.write(JSON.stringify(isTold ? { fault } : 'unknown'), () => process.exit(0));
