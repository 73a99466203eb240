import { createFakePage } from '@listings/shared-app/testing';
import { FakeRoot } from '@listings/shared-sections/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupTexts } from '../../messages/setup.texts';
import { AudienceStep } from './audience.step';

it('saves the suggestions by itself and continues [S2.24]', async () => {
  const fake = createFakePage();
  const letGo = fake.hold('saveAudience');
  const onContinue = jest.fn();
  render(
    <FakeRoot fake={fake} catalogs={{ setup: setupTexts }}>
      <AudienceStep onContinue={onContinue} />
    </FakeRoot>,
  );
  const next = await screen.findByRole('button', { name: 'Continue' });
  await waitFor(() => expect(fake.callsOf('saveAudience')).toHaveLength(1));
  expect(next).toBeDisabled();
  letGo();
  await waitFor(() => expect(next).toBeEnabled());
  expect(fake.store.audience).toMatchObject({ location: 'selected', countries: ['US', 'CA'] });
  await userEvent.click(next);
  await waitFor(() => expect(onContinue).toHaveBeenCalledTimes(1));
});
