import { createSkippingClock } from '../testing/manual-clock';
import { startRecordingServer, type RecordingServer } from '../testing/recording-server';
import { settingsAnswer } from '../testing/settings-answer';
import { createApi } from './create-api';
import type { PrintedAnswer, PrintedAnswers } from './printed-answers';

let server: RecordingServer;
beforeAll(async () => {
  server = await startRecordingServer();
});
afterAll(() => server.close());

const answer = (value: unknown, status = 200): PrintedAnswer => ({
  status,
  headers: { etag: '"7"', 'x-request-id': 'printed' },
  text: JSON.stringify(value),
});

/** Gives each answer once, as the page does. */
const printedWith = (answers: Record<string, Promise<PrintedAnswer | null>>) => {
  const left = new Map(Object.entries(answers));
  const taken: string[] = [];
  const printed: PrintedAnswers = {
    look: () => null,
    take(url) {
      taken.push(url);
      const coming = left.get(url) ?? null;
      left.delete(url);
      return coming;
    },
    drop: () => left.clear(),
  };
  return { printed, taken };
};

const SETTINGS = () => `${server.restRoot}/wc/gla/mc/settings`;
const fresh = { ...settingsAnswer, website_live: true };
const printedOnes = { ...settingsAnswer, website_live: false };

const apiWith = (printed: PrintedAnswers, onAnswered?: (tag: string | null) => void) =>
  createApi({
    restRoot: server.restRoot,
    nonce: () => 'n',
    clock: createSkippingClock(),
    random: () => 0,
    printed,
    ...(onAnswered && { onAnswered: (_key, _input, tag) => onAnswered(tag) }),
  });

it('the first call of an address takes the answer of the page, with its tag; the second one asks the server', async () => {
  const { printed } = printedWith({ [SETTINGS()]: Promise.resolve(answer(printedOnes)) });
  const tags: (string | null)[] = [];
  const api = apiWith(printed, (tag) => tags.push(tag));
  server.replyWith({ body: fresh });
  expect(await api.getSettings()).toEqual(printedOnes);
  expect(server.calls).toEqual([]);
  expect(await api.getSettings()).toEqual(fresh);
  expect(tags).toEqual(['"7"', null]);
});

it('a refusal in the page is the call’s own, with its reference', async () => {
  const refusal = { code: 'rest_forbidden', message: 'No.', data: { status: 403 } };
  const { printed } = printedWith({ [SETTINGS()]: Promise.resolve(answer(refusal, 403)) });
  const failed = apiWith(printed).getSettings();
  await expect(failed).rejects.toMatchObject({ status: 403, code: 'rest_forbidden', reference: 'printed' });
});

it('a failure in the page that may pass is asked for again from the server', async () => {
  const { printed } = printedWith({ [SETTINGS()]: Promise.resolve(answer({ message: 'Later.' }, 503)) });
  server.replyWith({ body: fresh });
  expect(await apiWith(printed).getSettings()).toEqual(fresh);
});

it('what does not come with the page after all is asked for from the server', async () => {
  const { printed } = printedWith({ [SETTINGS()]: Promise.resolve(null) });
  server.replyWith({ body: fresh });
  expect(await apiWith(printed).getSettings()).toEqual(fresh);
});

it('an answer that is still to come can be given up', async () => {
  const { printed } = printedWith({ [SETTINGS()]: new Promise(() => undefined) });
  const leaving = new AbortController();
  const failed = apiWith(printed).getSettings({}, { signal: leaving.signal });
  leaving.abort();
  await expect(failed).rejects.toMatchObject({ kind: 'cancelled' });
});

it('after a write nothing of the page counts', async () => {
  const { printed, taken } = printedWith({ [SETTINGS()]: Promise.resolve(answer(printedOnes)) });
  const api = apiWith(printed);
  server.replyWith({ body: { status: 'success', message: 'Saved.', data: fresh } });
  await api.saveSettings({ body: { website_live: true } });
  expect(taken).toEqual([]);
  server.replyWith({ body: fresh });
  expect(await api.getSettings()).toEqual(fresh);
});
