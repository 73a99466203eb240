import { act, screen } from '@testing-library/react';
import { campaign, openScreen } from '../../testing/dashboard.harness';
import { editCampaign } from '../places';

it('says why a campaign like one that was removed cannot be created, and whom to ask [O2.53]', async () => {
  const refusal = 'Your role does not allow this. Ask an owner: Ada.';
  const refused = { createCampaign: 'advertiser', updateCampaign: 'advertiser' } as const;
  const person = { id: 'vi', name: 'Vi', role: 'viewer', spendLimit: null, refused, refusal } as const;
  const summer = campaign(7, { name: 'Summer' });
  const fake = await openScreen({
    location: editCampaign(7),
    store: { campaigns: [summer] },
    bootstrap: { person },
  });
  await screen.findByRole('textbox', { name: /^Daily budget/ });
  fake.store.campaigns = [{ ...summer, status: 'removed' }];
  await act(async () => fake.changedElsewhere(['listCampaigns', 'getCampaign']));
  const again = await screen.findByRole('button', { name: 'Create one like it' });
  expect(again).toBeDisabled();
  expect(again).toHaveAccessibleDescription(refusal);
  expect(screen.getByText(refusal)).toBeVisible();
});
