import type { AutosaveStatus } from '@listings/shared-machines';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakePage, FakePageRoot } from '../testing/fake-page';
import { useSavingGuard } from './use-saving-guard';

const here = { path: '/google/setup-mc', params: { step: 'shipping_and_taxes' } } as const;
const otherStep = { path: '/google/setup-mc', params: { step: 'accounts' } } as const;
const elsewhere = { path: '/google/start' } as const;
const subpath = { path: '/google/setup-mc', params: { subpath: '/other' } } as const;

function show(status: () => AutosaveStatus, field?: React.ReactNode) {
  const fake = createFakePage({ location: here });
  function Form() {
    useSavingGuard(status);
    return field;
  }
  render(
    <FakePageRoot fake={fake}>
      <Form />
    </FakePageRoot>,
  );
  return fake;
}

it.each<[AutosaveStatus, boolean, boolean]>([
  ['idle', false, false],
  ['saved', false, false],
  ['pending', false, true],
  ['saving', false, true],
  ['notSaved', true, true],
])('while it is %s warns of another step: %s, of leaving the screen: %s [S4.21]', (status, within, away) => {
  const fake = show(() => status);
  expect(fake.isGuarded(otherStep)).toBe(within);
  for (const next of [elsewhere, subpath, null]) expect(fake.isGuarded(next)).toBe(away);
});

it('takes over what was typed into a field that has not been left yet [S4.21]', async () => {
  let status: AutosaveStatus = 'saved';
  const fake = show(() => status, <input aria-label="Rate" onBlur={() => void (status = 'pending')} />);
  await userEvent.type(screen.getByLabelText('Rate'), '5');
  expect(fake.isGuarded(null)).toBe(true);
});
