import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showReports, standAtNow } from '../../testing/reports.harness';

standAtNow();

it.each([
  ['Total sales', 'Google Ads: paid campaigns'],
  ['Conversions', 'Google Ads: paid campaigns'],
  ['Clicks', 'Google Merchant Center (free listings) and Google Ads (paid campaigns), added up'],
  ['Impressions', 'Google Merchant Center (free listings) and Google Ads (paid campaigns), added up'],
  ['Total spend', 'Google Ads: paid campaigns'],
  ['ROAS', 'Google Ads: paid campaigns'],
  ['Cost per click', 'Google Ads: paid campaigns'],
  ['Conversion rate', 'Google Ads: paid campaigns'],
])('names the source of %s as what the figure is made of [O2.10, O3.13]', async (figure, source) => {
  await showReports();
  const about = await screen.findByRole('button', { name: `About ${figure}` }, { timeout: 10_000 });
  await userEvent.click(about);
  const panel = within(await screen.findByRole('dialog', { name: `About ${figure}` }, { timeout: 10_000 }));
  expect(panel.getByText('Source').nextElementSibling).toHaveTextContent(source);
});
