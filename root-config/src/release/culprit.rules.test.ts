import { lateFailure } from './culprit.rules';

const own = 'https://shop.example/assets/mfe-settings/settings.0123456789.js';
const shared = 'https://shop.example/assets/shared-ui/ui.0123456789.js';
const foreign = 'chrome-extension://abc/content.js';

const thrownIn = (...files: string[]) =>
  Object.assign(new TypeError('x is undefined'), {
    stack: ['TypeError: x is undefined', ...files.map((file) => `    at a (${file}:1:20)`)].join('\n'),
  });
const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
const one = new Set(['mfe-settings']);
const two = new Set(['mfe-settings', 'mfe-reports']);

const whose = (event: Event, started = one) => {
  const failure = lateFailure(event, started);
  return failure && [failure.app, failure.message];
};

it.each([
  ['an error, by its stack', new ErrorEvent('error', { error: thrownIn(shared, own), message: 'Uncaught' })],
  ['an error that an extension had a hand in', new ErrorEvent('error', { error: thrownIn(foreign, own) })],
  ['a rejection, by its stack', rejected(thrownIn(own, shared))],
])('belongs to the first application that it passed through: %s [20.1]', (_what, event) => {
  expect(whose(event, two)).toEqual(['mfe-settings', 'TypeError: x is undefined']);
});

it('belongs to the application whose script threw what is no error [20.1]', () => {
  const event = new ErrorEvent('error', { error: 'boom', message: 'Uncaught boom', filename: own });
  expect(whose(event, two)).toEqual(['mfe-settings', 'Uncaught boom']);
});

it.each([
  ['full', 'full'],
  [undefined, 'undefined'],
  [{ code: 7, mail: 'ada@example.com' }, '{ code, mail }'],
])('belongs to the one application of a page that rejects with %p, without what it holds [20.1]', (reason, said) => {
  expect(whose(rejected(reason))).toEqual(['mfe-settings', `a promise was rejected with ${said}`]);
  expect(whose(rejected(reason), two)).toEqual(['page', `a promise was rejected with ${said}`]);
});

it.each([
  ['an error of shared files alone', new ErrorEvent('error', { error: thrownIn(shared) }), 'TypeError: x is undefined'],
  ['an error without a place', rejected(thrownIn()), 'TypeError: x is undefined'],
  ['a script that says nothing', new ErrorEvent('error', { message: 'Script error.' }), 'Script error.'],
])('belongs to the page where nobody can be named for certain: %s [20.1]', (_what, event, said) => {
  expect(whose(event)).toEqual(['page', said]);
});

it.each([
  ['an extension', new ErrorEvent('error', { error: thrownIn(foreign) })],
  ['an extension that throws no error', new ErrorEvent('error', { message: 'Uncaught 1', filename: foreign })],
  ['a layout', new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' })],
])('is nobody’s failure: %s', (_what, event) => {
  expect(whose(event)).toBeNull();
});
