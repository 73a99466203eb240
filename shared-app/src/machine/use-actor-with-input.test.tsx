import { createAutosaveMachine } from '@listings/shared-machines';
import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { createFakePage, FakePageRoot } from '../testing/fake-page';
import { useActorWithInput } from './use-actor-with-input';

const machine = createAutosaveMachine<string>();

/** A screen of a machine, which may be hidden and shown once more, as the page keeps screens. */
function show() {
  const fake = createFakePage();
  function Value({ saved }: { saved: string | null }) {
    const actor = useActorWithInput(machine, saved === null ? null : { value: saved, notice: null });
    const state = actor?.getSnapshot();
    return <p>{state === undefined ? 'loading' : `${state.context.value} ${state.status}`}</p>;
  }
  const tree = (saved: string | null, mode: 'visible' | 'hidden' = 'visible') => (
    <FakePageRoot fake={fake}>
      <Activity mode={mode}>
        <Value saved={saved} />
      </Activity>
    </FakePageRoot>
  );
  const { rerender } = render(tree(null));
  return (...now: Parameters<typeof tree>) => rerender(tree(...now));
}

const text = () => screen.getByRole('paragraph').textContent;

it('runs a machine from the first answer on, whatever comes later', () => {
  const now = show();
  expect(text()).toBe('loading');
  now('a');
  expect(text()).toBe('a active');
  now('b');
  expect(text()).toBe('a active');
});

it('gives a screen that is shown once more a new machine, made of what the server says by then [19.11]', () => {
  const now = show();
  now('a');
  now('a', 'hidden');
  now('b', 'hidden');
  now('b');
  expect(text()).toBe('b active');
  now('b', 'hidden');
  now(null);
  expect(text()).toBe('loading');
  now('c');
  expect(text()).toBe('c active');
});
