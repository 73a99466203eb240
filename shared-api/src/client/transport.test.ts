import { createApi } from './create-api';
import { createAxiosTransport } from './transport';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'document');
});

it('takes a 204 with an empty body, as Chromium gives it [S7.01, O7.28]', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const answer = new Response('');
    Object.defineProperty(answer, 'status', { value: 204 });
    return answer;
  });
  const api = createApi({ restRoot: 'http://127.0.0.1:1/wp-json', nonce: () => 'n' });
  await expect(
    api.verifyPhoneNumber({ body: { verification_id: 'a', verification_code: '123456', verification_method: 'SMS' } }),
  ).resolves.toBeNull();
});

/** Lets go all that is ready within this task. */
async function endTask() {
  for (let step = 0; step < 100; step += 1) await Promise.resolve();
}

/** Sends three requests in one go, and one that outlives the page: the paths sent so far at the end of each task. */
async function sentByTask() {
  const sent: string[] = [];
  const tasks: (() => void)[] = [];
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((task) => tasks.push(task) as never);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    sent.push(new URL((request as Request).url).pathname);
    return new Response('');
  });
  const send = createAxiosTransport('http://127.0.0.1:1/api');
  const { signal } = new AbortController();
  const of = (path: string, keepalive = false) =>
    send({ method: 'GET', path, headers: {}, body: undefined, signal, keepalive });
  const answers = Promise.all([of('/a'), of('/b'), of('/c'), of('/last', true)]);
  await endTask();
  const byTask = [[...sent]];
  for (const task of tasks) {
    task();
    await endTask();
    byTask.push([...sent]);
  }
  await answers;
  return byTask;
}

it('sends what is begun together one after another, each in a task of its own, and at once what outlives the page [19.10]', async () => {
  const first = ['/api/last', '/api/a'];
  // The first further task is the one by which the turn is free again.
  await expect(sentByTask()).resolves.toEqual([first, first, [...first, '/api/b'], [...first, '/api/b', '/api/c']]);
});

it('sends all at once in a page that is not seen, whose timers the browser holds [19.10]', async () => {
  Object.defineProperty(globalThis, 'document', { value: { hidden: true }, configurable: true });
  const byTask = await sentByTask();
  expect(byTask).toEqual([['/api/a', '/api/b', '/api/c', '/api/last']]);
});
