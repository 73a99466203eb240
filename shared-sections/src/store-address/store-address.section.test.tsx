import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeRoot } from '../testing';
import { createFakePage, fakeStore, type FakePage, type FakeStore } from '@listings/shared-app/testing';
import { StoreAddressSection } from './store-address.section';
import { useStoreAddress } from './use-store-address';

function Address() {
  return <StoreAddressSection view={useStoreAddress()} />;
}

const merchant = { id: 12345678, status: 'connected' } as const;

function show(contact: Partial<FakeStore['contact']> = {}): FakePage {
  const fake = createFakePage({ store: { merchant, contact: { ...fakeStore().contact, ...contact } } });
  render(
    <FakeRoot fake={fake}>
      <Address />
    </FakeRoot>,
  );
  return fake;
}

describe('the store address', () => {
  it('is named once', async () => {
    show();
    await screen.findByText('1 Main St');
    expect(screen.getAllByText('Store address')).toHaveLength(1);
  });

  it('splits the street at its newline and names the country [S3.11]', async () => {
    show();
    const address = (await screen.findByText('1 Main St')).closest('address');
    expect([...(address?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '1 Main St',
      'Suite 5',
      'Springfield, California 90210',
      'United States (US)',
    ]);
  });

  it('names what is missing [S3.11]', async () => {
    show({ wc_address_errors: ['address_1', 'postcode'] });
    expect(await screen.findByText('Add to your store address: address line, postcode.')).toBeVisible();
  });

  it('is read anew by Get the address from my store', async () => {
    const fake = show({ wc_address: null, wc_address_errors: ['address_1', 'city', 'country', 'postcode'] });
    expect(await screen.findByText('No store address yet.')).toBeVisible();
    fake.store.contact = fakeStore().contact;
    await userEvent.click(screen.getByRole('button', { name: 'Get the address from my store' }));
    expect(await screen.findByText('1 Main St')).toBeVisible();
    expect(screen.queryByText('No store address yet.')).toBeNull();
    expect(fake.callsOf('getContactInformation')).toHaveLength(2);
  });

  it('leads to the settings of the store in a new tab, which is recorded [S2.30]', async () => {
    const fake = show();
    const link = await screen.findByRole('link', { name: 'Edit in store settings (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://shop.example.com/wp-admin/admin.php?page=wc-settings');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(link);
    expect(fake.events).toEqual([
      { name: 'gla_edit_wc_store_address', properties: { path: '/google/setup-mc', subpath: '' } },
    ]);
  });

  it('keeps showing what is known when it cannot be read anew, with a notice [S8.37]', async () => {
    const fake = show();
    await screen.findByText('1 Main St');
    fake.fail('getContactInformation', { status: 500, body: { message: 'Oops.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Get the address from my store' }));
    expect(await screen.findByRole('button', { name: 'Get the address from my store' })).toBeEnabled();
    expect(screen.getByText('1 Main St')).toBeVisible();
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'There was an error loading Google Merchant Center contact information.',
    ]);
  });

  it('says why it cannot be shown, and reads again on Retry [S8.37]', async () => {
    const fake = createFakePage({ store: { merchant } });
    fake.fail('getContactInformation', { kind: 'timeout' });
    render(
      <FakeRoot fake={fake}>
        <Address />
      </FakeRoot>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There was an error loading Google Merchant Center contact information.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1 Main St')).toBeVisible();
  });
});
