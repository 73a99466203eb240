import { completionBlockers, isSettled } from '@listings/shared-machines';
import { PrimaryAction } from '@listings/shared-ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneSection } from '../phone/phone.section';
import { StoreAddressSection } from '../store-address/store-address.section';
import { useStoreAddress } from '../store-address/use-store-address';
import { createFakePage, FakeRoot, fakeStore, type FakePage, type FakeStore } from '../testing';
import { ChecklistSection } from './checklist.section';
import { useChecklist } from './use-checklist';
import { useCompletionReasons } from './use-completion-reasons';

jest.setTimeout(30_000);

/** The fourth step as an application puts it together. */
function Step() {
  const [phoneVerified, setPhoneVerified] = useState(false);
  const address = useStoreAddress();
  const checklist = useChecklist();
  const isReady = checklist.phase === 'ready';
  const blockers = isReady
    ? completionBlockers({
        checklist: checklist.checklist,
        checklistStatus: checklist.status,
        phoneVerified,
        addressFilled: address.phase === 'ready' && address.isFilled,
      })
    : [];
  const reasons = useCompletionReasons(
    blockers,
    (blocker) => isReady && blocker === 'checklistNotDone' && checklist.showMissing(),
  );
  return (
    <>
      <PhoneSection view="setup-mc" onVerifiedChange={setPhoneVerified} />
      <StoreAddressSection view={address} />
      <ChecklistSection view={checklist} />
      <PrimaryAction reasons={reasons} loading={isReady && !isSettled(checklist.status)}>
        Complete setup
      </PrimaryAction>
    </>
  );
}

async function show(store: Partial<FakeStore>): Promise<FakePage> {
  const fake = createFakePage({ store });
  render(
    <FakeRoot fake={fake}>
      <Step />
    </FakeRoot>,
  );
  await screen.findByRole('textbox', { name: 'Phone number' });
  await screen.findAllByRole('checkbox');
  return fake;
}

const allTrue = {
  ...fakeStore().settings,
  website_live: true,
  checkout_process_secure: true,
  payment_methods_visible: true,
  refund_tos_visible: true,
  contact_info_visible: true,
};
const button = () => screen.getByRole('button', { name: 'Complete setup' });

it('names all that is missing before the setup can be completed, and leads there [S4.20, decisions 22]', async () => {
  await show({ contact: { ...fakeStore().contact, wc_address_errors: ['city'] } });
  expect(button()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Verify your phone number.' }));
  expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Complete your store address.' }));
  expect(screen.getByRole('button', { name: 'Refresh to sync' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Check all requirements of the pre-launch checklist.' }));
  expect(screen.getByRole('checkbox', { name: 'My store website is live' })).toHaveFocus();
  expect(screen.getAllByText('Please check the requirement.')).toHaveLength(5);
});

it('is enabled once phone, address and checklist are done [S4.20]', async () => {
  await show({ settings: allTrue });
  expect(button()).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '2133734253');
  await userEvent.click(screen.getByRole('button', { name: 'Send verification code' }));
  await screen.findByRole('group', { name: 'Verification code' });
  await userEvent.keyboard('123456{Enter}');
  expect(await screen.findByText('Verified')).toBeVisible();
  expect(button()).toBeEnabled();
});

it('waits for the phone to be verified anew although the server holds a number [S4.20]', async () => {
  await show({ settings: allTrue, contact: { ...fakeStore().contact, phone_number: '+12133734253' } });
  expect(screen.getByRole('button', { name: 'Verify your phone number.' })).toBeVisible();
  expect(button()).toBeDisabled();
});

it('is disabled again while the last change of the checklist is not saved [S4.20]', async () => {
  const fake = await show({ settings: allTrue });
  fake.fail('saveSettings', { kind: 'network' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'My store website is live' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'My store website is live' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  fake.fail('saveSettings', { kind: 'network' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'My store website is live' }));
  expect(await screen.findByRole('button', { name: 'The checklist was not saved.' })).toBeVisible();
});
