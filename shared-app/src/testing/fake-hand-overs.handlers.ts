import type { HandOver, HandOverStep } from '@listings/shared-api/contract';
import { failure, ok, type FakeHandlers } from './fake-handlers';
import type { FakeStore } from './fake-store';

type HandOverKey = 'listHandOvers' | 'createHandOver' | 'renewHandOver' | 'withdrawHandOver';

const listed = ({ handOvers, handedOver }: FakeStore) =>
  ok({ hand_overs: handOvers, done: handedOver, mail_available: true });

const isDone = (step: HandOverStep, { hosting, provider }: FakeStore): boolean =>
  (step === 'hosting' && hosting.active === 'yes') || (step === 'provider' && provider.active === 'yes');

const gone = () =>
  failure(404, 'This link has ended: the step is done, or it was withdrawn.', { code: 'hand_over_gone' });

/** Handlers of the calls about steps that somebody else is asked to do. */
export const fakeHandOversHandlers: FakeHandlers<HandOverKey> = {
  listHandOvers: (_, store) => listed(store),
  createHandOver: ({ body: { step, name, email } }, store) => {
    if (isDone(step, store)) return failure(409, 'This step is done already.', { code: 'hand_over_done' });
    if (store.handOvers.some((handOver) => handOver.step === step))
      return failure(409, 'Somebody was asked to do this step already.', { code: 'hand_over_open' });
    const times = { asked_at: 1_664_280_000, expires_at: 1_664_884_800, opened_at: null };
    store.lastId += 1;
    const id = `00000000-0000-4000-8000-${String(store.lastId).padStart(12, '0')}`;
    const made: HandOver = { id, step, name, asked_by: 'Ada', ...times, mailed_to: email };
    store.handOvers = [...store.handOvers, made];
    return ok({ hand_over: made, url: 'https://shop.example/hand-over/open?token=one' });
  },
  renewHandOver: ({ params: { id } }, store) => {
    const found = store.handOvers.find((handOver) => handOver.id === id);
    return found ? ok({ hand_over: found, url: 'https://shop.example/hand-over/open?token=two' }) : gone();
  },
  withdrawHandOver: ({ params: { id } }, store) => {
    if (!store.handOvers.some((handOver) => handOver.id === id)) return gone();
    store.handOvers = store.handOvers.filter((handOver) => handOver.id !== id);
    return listed(store);
  },
};
