import { checklistItems, everyItem } from '@listings/shared-machines';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeRoot } from '../testing';
import { createFakePage, type FakePage } from '@listings/shared-app/testing';
import { ChecklistSection } from './checklist.section';
import { useChecklist } from './use-checklist';

function Checklist() {
  return <ChecklistSection view={useChecklist()} />;
}

const show = (fake: FakePage) =>
  render(
    <FakeRoot fake={fake}>
      <Checklist />
    </FakeRoot>,
  );

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

const allFalse = everyItem(false);

describe('the checklist', () => {
  it('shows every item, each with a help link that is recorded [S2.30]', async () => {
    const fake = createFakePage();
    show(fake);
    expect(await screen.findAllByRole('checkbox')).toHaveLength(checklistItems.length);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(checklistItems.length + 1);
    await userEvent.click(screen.getByRole('link', { name: /How to check the refund policy/ }));
    expect(fake.events).toEqual([
      {
        name: 'gla_documentation_link_click',
        properties: {
          context: 'setup-mc-checklist',
          link_id: 'check-refund-policy',
          href: 'https://support.google.com/merchants/answer/10220642',
        },
      },
    ]);
  });

  it('saves all items at once on each change [S4.19]', async () => {
    const fake = createFakePage();
    show(fake);
    await userEvent.click(await box(/website is live/));
    await userEvent.click(await box(/payment methods/));
    await waitFor(() => expect(fake.callsOf('saveSettings')).toHaveLength(2));
    expect(fake.callsOf('saveSettings').map(({ body }) => body)).toEqual([
      { ...allFalse, website_live: true },
      { ...allFalse, website_live: true, payment_methods_visible: true },
    ]);
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(fake.store.settings.payment_methods_visible).toBe(true);
  });

  it('tells a failed save once until a later one succeeds, and saves again on Retry [S4.19, S8.24]', async () => {
    const fake = createFakePage();
    fake.fail('saveSettings', { kind: 'network' }, 2);
    show(fake);
    await userEvent.click(await box(/website is live/));
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'There was an error trying to save settings. Please try again later.',
    ]);
    fake.notices.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(fake.callsOf('saveSettings')).toHaveLength(2));
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(fake.notices).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(fake.store.settings.website_live).toBe(true);
  });

  it('asks to check an item that was unticked [S5.14]', async () => {
    const settings = { ...createFakePage().store.settings, website_live: true };
    show(createFakePage({ store: { settings } }));
    const item = await box(/website is live/);
    expect(item).toBeChecked();
    expect(screen.queryByText('Please check the requirement. Tick it once your store meets it.')).toBeNull();
    await userEvent.click(item);
    expect(item).toBeInvalid();
    expect(screen.getByText('Please check the requirement. Tick it once your store meets it.')).toBeVisible();
  });

  it('warns before the page is left while a change is on its way [S4.21]', async () => {
    const fake = createFakePage();
    const release = fake.hold('saveSettings');
    show(fake);
    await userEvent.click(await box(/website is live/));
    expect(fake.isGuarded()).toBe(true);
    await act(async () => release());
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(fake.isGuarded()).toBe(false);
  });

  it('says why it cannot be shown, and reads again on Retry [S8.23]', async () => {
    const fake = createFakePage();
    fake.fail('getSettings', { status: 500, body: { message: 'Oops.' } });
    show(fake);
    expect(await screen.findByRole('alert')).toHaveTextContent('There was an error loading merchant center settings.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByRole('checkbox')).toHaveLength(checklistItems.length);
  });
});
