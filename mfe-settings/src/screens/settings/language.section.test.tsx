import type { PageBootstrap } from '@listings/shared-machines';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakePage } from '@listings/shared-app/testing';
import { showSettings } from '../../testing/settings.harness';
import { RestOfSettings } from './settings.screen';

beforeAll(() => RestOfSettings.preload());

const { host } = createFakePage().page.bootstrap;

/** The section in a page of these languages. */
async function languageSection(languages: PageBootstrap['host']['languages'], more: Partial<PageBootstrap> = {}) {
  showSettings({ bootstrap: { host: { ...host, languages }, ...more } });
  return within(await screen.findByRole('region', { name: 'Language' }));
}

it('names each language in itself, and sends the choice to the server with the way back', async () => {
  const section = await languageSection({ offered: ['en', 'de', 'ar'], chosen: 'de', choose: '/language' });
  const choice = section.getByRole('combobox', { name: 'Language of this page' });
  const names = within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['As in the browser', 'English', 'Deutsch', 'العربية']);
  expect(choice).toHaveValue('de');
  await userEvent.selectOptions(choice, 'ar');
  const form = choice.closest('form');
  expect(form).toHaveFormValues({ language: 'ar' });
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/language', 'post']);
  expect(new FormData(form ?? undefined).get('back')).toBe('/google/settings');
});

it('leads to the profile where that decides, and says when its language is not there', async () => {
  const languages = { offered: ['en', 'de'], chosen: null, choose: null };
  const capabilities = { sandbox: false, storeAdmin: true, deploys: false };
  const section = await languageSection(languages, {
    userLocale: 'fr_FR',
    adminUrl: 'https://shop.example/wp-admin/',
    capabilities,
  });
  expect(section.getByText('Your profile in the store’s admin decides on the language.')).toBeVisible();
  expect(section.getByText('The plugin in your store comes without French, so you read English.')).toBeVisible();
  expect(section.getByRole('link', { name: /^Open your profile/ })).toHaveAttribute(
    'href',
    'https://shop.example/wp-admin/profile.php',
  );
  expect(section.queryByRole('combobox')).toBeNull();
});

it('says nothing of a profile whose language is shown', async () => {
  const section = await languageSection({ offered: ['en', 'de'], chosen: null, choose: null }, { userLocale: 'de_CH' });
  expect(section.queryByText(/comes without/)).toBeNull();
});
