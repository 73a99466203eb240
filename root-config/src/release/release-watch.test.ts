import { askRelease, ownRelease } from './ask-release';
import { askEvery, watchRelease } from './release-watch';

const visibility = jest.spyOn(document, 'visibilityState', 'get');
let stop: () => void = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  visibility.mockReturnValue('visible');
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function watch(answers: (string | null)[], isTold = async () => true) {
  const asked: number[] = [];
  const told: string[] = [];
  const start = performance.now();
  stop = watchRelease({
    window,
    own: 'own',
    ask: async () => {
      asked.push(performance.now() - start);
      return answers.shift() ?? null;
    },
    onOther: async () => {
      const is = await isTold();
      if (is) told.push('other');
      return is;
    },
    onOwn: () => told.push('own'),
  });
  return { asked, told };
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const show = async (state: DocumentVisibilityState) => {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
};

it('asks once a minute and tells of each other release once [D-9]', async () => {
  const { asked, told } = watch(['own', 'second', 'second', 'third', null]);
  await pass(askEvery * 2);
  expect([asked, told]).toEqual([[askEvery, askEvery * 2], ['other']]);
  await pass(askEvery * 3);
  expect(told).toEqual(['other', 'other']);
});

it('looks at a release again that has not changed what the page runs', async () => {
  let asked = 0;
  const isTold = async () => (asked += 1) > 2;
  const { told } = watch(['second', 'second', 'second', 'second'], isTold);
  await pass(askEvery * 2);
  expect(told).toEqual([]);
  await pass(askEvery * 2);
  expect([told, asked]).toEqual([['other'], 3]);
});

it('tells when the page is the current one again, as after a roll-back', async () => {
  const { told } = watch(['second', 'own']);
  await pass(askEvery * 2);
  expect(told).toEqual(['other', 'own']);
});

it('asks nothing while the page is hidden, and at once when it is shown again', async () => {
  const { asked } = watch([]);
  await show('hidden');
  await pass(askEvery * 5);
  expect(asked).toEqual([]);
  await show('visible');
  expect(asked).toEqual([askEvery * 5]);
  await show('visible');
  expect(asked).toHaveLength(1);
});

it('asks no more once it has ended', async () => {
  const { asked } = watch([]);
  stop();
  await pass(askEvery * 2);
  await show('visible');
  expect(asked).toEqual([]);
});

const answer = (status: number, body: string) =>
  (async () => ({ ok: status < 400, json: async (): Promise<unknown> => JSON.parse(body) })) as unknown as typeof fetch;

it('counts what cannot be read as no answer', async () => {
  expect(await askRelease(answer(200, '{"id":"second"}'), '/release')).toBe('second');
  for (const unreadable of [
    answer(404, '{"id":"x"}'),
    answer(200, '<html>'),
    answer(200, '{"id":1}'),
    answer(200, 'null'),
  ])
    expect(await askRelease(unreadable, '/release')).toBeNull();
  expect(await askRelease(() => Promise.reject(new TypeError('Failed to fetch')), '/release')).toBeNull();
});

it.each([
  ['/release', '/release?preview=word'],
  ['/wp-admin/admin-post.php?action=release', '/wp-admin/admin-post.php?action=release&preview=word'],
])('asks the host where it is told at %s, for the preview that is shown and nothing else', async (address, asked) => {
  const send = jest.fn(answer(200, '{"id":"first"}'));
  await askRelease(send, address, '?action=document&path=/google/reports&preview=word');
  await askRelease(send, address, '?action=document&path=/google/reports');
  expect(send.mock.calls.map(([url]) => url)).toEqual([asked, address]);
});

it('knows its own release from the document, where the document says so', () => {
  expect(ownRelease(document)).toBeNull();
  const meta = document.createElement('meta');
  meta.setAttribute('name', 'release');
  meta.setAttribute('content', 'abc');
  document.head.append(meta);
  expect(ownRelease(document)).toBe('abc');
  meta.remove();
});
