import { makeActor, storeAddressMachine } from '@listings/shared-machines';
import { renderHook } from '@testing-library/react';
import { useEmitted } from './use-emitted';

const begin = () => makeActor(storeAddressMachine, undefined).start();

/** A screen that keeps what its machine tells to track, under the name it has by then. */
function listen(lasts?: 'untilStopped') {
  const actor = begin();
  const heard: string[] = [];
  const { rerender, unmount } = renderHook(
    ({ by }) => useEmitted(actor, 'track', ({ name }) => void heard.push(`${by}: ${name}`), lasts),
    { initialProps: { by: 'first' } },
  );
  return { heard, rerender, unmount, save: () => actor.send({ type: 'save' }) };
}

const event = 'gla_contact_information_save_button_click';

it('calls the listener of the last render, once', () => {
  const { heard, rerender, save } = listen();
  rerender({ by: 'second' });
  save();
  expect(heard).toEqual([`second: ${event}`]);
});

it('ends with the screen', () => {
  const { heard, unmount, save } = listen();
  unmount();
  save();
  expect(heard).toEqual([]);
});

it('goes on without the screen where it lasts until the actor is stopped', () => {
  const { heard, unmount, save } = listen('untilStopped');
  unmount();
  save();
  expect(heard).toEqual([`first: ${event}`]);
});

it('listens to a machine that is made later', () => {
  const heard: string[] = [];
  const hear = ({ name }: { readonly name: string }) => void heard.push(name);
  const { rerender } = renderHook(
    ({ actor }: { actor?: ReturnType<typeof begin> }) => useEmitted(actor, 'track', hear),
    { initialProps: {} },
  );
  const actor = begin();
  rerender({ actor });
  actor.send({ type: 'save' });
  expect(heard).toEqual([event]);
});
