import { createFakePage, type FakePageOptions } from '@listings/shared-app/testing';
import { FakeRoot } from '@listings/shared-sections/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupTexts } from '../../messages/setup.texts';
import { GetStartedScreen } from './get-started.screen';

function show(options: FakePageOptions = {}) {
  const fake = createFakePage({ location: { path: '/google/start' }, ...options });
  render(
    <FakeRoot fake={fake} catalogs={{ setup: setupTexts }}>
      <GetStartedScreen />
    </FakeRoot>,
  );
  return fake;
}

const startName = 'Start listing products →';

describe('the get-started page', () => {
  it('says what the product does, for whom, and how long the setup takes [S1.01-S1.06, S2.02, S2.13, S9.01]', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Show your products to people who are searching for them',
    );
    expect(screen.getByText(/Made together with Google\.$/)).toBeVisible();
    const benefits = within(screen.getByRole('region', { name: 'Why list with Google' }));
    expect(benefits.getByText('+50%')).toBeVisible();
    expect(
      benefits.getByText('clicks, and twice the impressions, when free listings and ads work together'),
    ).toBeVisible();
    expect(benefits.getByText('21,000+')).toBeVisible();
    expect(benefits.getByText('49%')).toBeVisible();
    expect(benefits.getByText('Clicks and impressions: Google internal data, July 2020.')).toBeVisible();
    const features = within(screen.getByRole('region', { name: 'What you get' }));
    expect(features.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Free listings, kept up to date',
      'Paid campaigns on your terms',
      'Results you can follow',
    ]);
    expect(screen.getAllByText('Estimated setup time: 15 minutes')).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: /^Terms of Service/ })).toHaveLength(2);
  });

  it('tells to deactivate other feed extensions [S1.07]', () => {
    show();
    expect(screen.getByText(/^Already using another extension to manage your product feed\? Deactivate/)).toBeVisible();
  });

  it('leads into the wizard and records it [S2.10]', async () => {
    const fake = show();
    const [first] = screen.getAllByRole('link', { name: startName });
    expect(first).toHaveAttribute('href', '/google/setup-mc');
    await userEvent.click(first!);
    expect(fake.visits).toEqual([{ how: 'to', target: { path: '/google/setup-mc' } }]);
    expect(fake.events).toEqual([
      {
        name: 'gla_setup_mc',
        properties: { target: 'set_up_free_listings', trigger: 'click', context: 'get-started' },
      },
    ]);
  });

  it('has the tip, benefits, features, quotes, the picture card and the questions in this order [S1.05, S2.13]', () => {
    show({ bootstrap: { quotes: [{ text: 'Sales went up.', attribution: null }] } });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Why list with Google',
      'What you get',
      'What store owners say',
      'Ready in about 15 minutes',
      'Questions and answers',
    ]);
  });

  it('keeps the way closed while the site’s language is not supported, and says so in red [S2.10, S2.11, S5.17, S8.49]', async () => {
    show({
      bootstrap: { mcSupportedLanguage: false, siteLocale: 'eo' },
      store: { audience: { location: null, countries: null, locale: 'eo', language: 'Esperanto' } },
    });
    expect(screen.queryByRole('link', { name: startName })).toBeNull();
    for (const button of screen.getAllByRole('button', { name: startName })) expect(button).toBeDisabled();
    const notice = screen.getByRole('alert');
    expect(await within(notice).findByText(/does not accept listings in Esperanto/)).toBeVisible();
    expect(within(notice).getByRole('link', { name: 'Change your site language' })).toHaveAttribute(
      'href',
      'https://shop.example.com/wp-admin/options-general.php',
    );
    expect(within(notice).getByRole('link', { name: /^read which languages are supported/ })).toBeVisible();
  });

  it('warns when the store’s country is not supported, and leaves the way open [S2.12, S8.49]', () => {
    show({
      bootstrap: { mcSupportedCountry: false, defaultCountry: 'CN', countries: { CN: 'China' } },
    });
    expect(screen.getByText(/does not list products of stores based in China/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: startName })).toHaveLength(2);
  });

  it('answers ten questions; each toggle is recorded [S1.08, S1.09]', async () => {
    const fake = show();
    const faq = within(screen.getByRole('region', { name: 'Questions and answers' }));
    expect(faq.getAllByRole('button')).toHaveLength(10);
    const question = faq.getByRole('button', { name: 'How do I get the $500 ad credit?' });
    await userEvent.click(question);
    expect(await faq.findByText(/spend \$500 within 60 days/)).toBeVisible();
    expect(faq.getByRole('link', { name: /^terms of the offer/ })).toBeVisible();
    await userEvent.click(question);
    const record = { id: 'how-can-i-get-the-ad-credit-offer', context: 'get-started' };
    expect(fake.events).toEqual([
      { name: 'gla_faq', properties: { ...record, action: 'expand' } },
      { name: 'gla_faq', properties: { ...record, action: 'collapse' } },
    ]);
  });

  it('shows quotes only when some are configured [S1.05, S1.06]', () => {
    show();
    expect(screen.queryByRole('region', { name: 'What store owners say' })).toBeNull();
    show({
      bootstrap: {
        quotes: [
          { text: 'Sales went up.', attribution: 'A store owner' },
          { text: 'It took ten minutes.', attribution: null },
        ],
      },
    });
    const quotes = within(screen.getByRole('region', { name: 'What store owners say' }));
    expect(quotes.getByText('Sales went up.')).toBeVisible();
    expect(quotes.getByText('A store owner')).toBeVisible();
    expect(quotes.getByText('It took ten minutes.')).toBeVisible();
  });

  it.each([
    ['there is no admin to change it in', { capabilities: { sandbox: false, storeAdmin: false, deploys: true } }],
    ['its address is not known', { adminUrl: '' }],
  ])('leads only to what exists: %s [S2.11, S2.12]', (_why, admin) => {
    show({
      bootstrap: { ...admin, mcSupportedLanguage: false, mcSupportedCountry: false, siteLocale: 'eo' },
    });
    expect(screen.queryByRole('link', { name: /^Change your/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Read which languages are supported/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Read which countries are supported/ })).toBeVisible();
  });
});

describe('the video card', () => {
  const helpVideo = 'https://video.example/embed/abc';

  it('frames the video only once it is played, without the right to lead this page away [S1.05, S7.39]', async () => {
    show({ bootstrap: { helpVideo } });
    expect(document.querySelector('iframe')).toBeNull();
    expect(document.body.innerHTML).not.toContain(helpVideo);
    expect(screen.getByText(/^The video comes from video\.example\. Nothing is loaded/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    const frame = screen.getByTitle('How to list your products on Google');
    expect(frame).toHaveAttribute('src', `${helpVideo}?autoplay=1`);
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(frame).toHaveFocus();
  });

  it('has an event context of its own beside that of the picture card [S1.05, S2.10]', async () => {
    const fake = show({ bootstrap: { helpVideo } });
    for (const link of screen.getAllByRole('link', { name: startName })) await userEvent.click(link);
    expect(fake.events.map(({ properties }) => properties)).toEqual([
      { target: 'set_up_free_listings', trigger: 'click', context: 'get-started-with-video' },
      { target: 'set_up_free_listings', trigger: 'click', context: 'get-started' },
    ]);
  });

  it('is a picture where no video is configured [S1.05]', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Play the video' })).toBeNull();
    expect(document.querySelectorAll('svg[viewBox="0 0 400 225"]')).toHaveLength(2);
  });
});
