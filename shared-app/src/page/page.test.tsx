import { errorTexts, pseudoText, type AppLocation } from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { createFakePage, FakePageRoot } from '../testing/fake-page';
import { AppButtonLink, AppLink } from '../links/app-link';
import { AppRoot } from './app-root';
import { OutsideLink } from '../links/outside-link';
import { usePage } from './page-context';
import { useLeaveGuard } from './use-leave-guard';
import { useLocation, useParam } from './use-location';

const feed: AppLocation = { path: '/google/product-feed', params: { guide: 'submission-success' } };

describe('location', () => {
  function Place() {
    const { path } = useLocation();
    const guide = useParam('guide', ['submission-success', 'campaign-creation-success']);
    return <p>{`${path} ${guide ?? 'no guide'}`}</p>;
  }

  it('follows the page from place to place and knows a parameter’s values', () => {
    const fake = createFakePage({ location: feed });
    render(
      <FakePageRoot fake={fake}>
        <Place />
      </FakePageRoot>,
    );
    expect(screen.getByText('/google/product-feed submission-success')).toBeInTheDocument();
    act(() => fake.page.navigation.to({ path: '/google/product-feed', params: { guide: 'something-else' } }));
    expect(screen.getByText('/google/product-feed no guide')).toBeInTheDocument();
  });

  it('follows an application from one route to another that it brought itself', () => {
    // Paths that only the application of the route knows by its types (`BroughtRoutes`).
    const [one, other] = ['/google/badges', '/google/more-badges'] as unknown as readonly [
      '/google/start',
      '/google/start',
    ];
    const fake = createFakePage({ location: { path: one } });
    render(
      <FakePageRoot fake={fake}>
        <Place />
      </FakePageRoot>,
    );
    act(() => fake.page.navigation.to({ path: other }));
    expect(screen.getByText('/google/more-badges no guide')).toBeInTheDocument();
    act(() => fake.page.navigation.to({ path: '/google/start' }));
    expect(screen.getByText('/google/more-badges no guide')).toBeInTheDocument();
  });

  it('keeps the last place of an application that is being left', () => {
    const fake = createFakePage({ location: { path: '/google/product-feed' } });
    render(
      <FakePageRoot fake={fake}>
        <Place />
      </FakePageRoot>,
    );
    act(() => fake.page.navigation.to(feed));
    act(() => fake.page.navigation.to({ path: '/google/dashboard', params: { guide: 'campaign-creation-success' } }));
    expect(screen.getByText('/google/product-feed submission-success')).toBeInTheDocument();
  });

  it('does not show the screen anew when the place is the same', () => {
    const fake = createFakePage({ location: feed });
    const onRender = jest.fn();
    render(
      <FakePageRoot fake={fake}>
        <Profiler id="place" onRender={onRender}>
          <Place />
        </Profiler>
      </FakePageRoot>,
    );
    act(() => fake.page.navigation.to({ ...feed, params: { ...feed.params } }));
    expect(onRender).toHaveBeenCalledTimes(1);
  });
});

describe('leave guard', () => {
  function Form({ isDirty }: { isDirty: Parameters<typeof useLeaveGuard>[0] }) {
    useLeaveGuard(isDirty);
    return null;
  }
  const form = (fake: ReturnType<typeof createFakePage>, isDirty: Parameters<typeof useLeaveGuard>[0]) => (
    <FakePageRoot fake={fake}>
      <Form isDirty={isDirty} />
    </FakePageRoot>
  );

  it('warns while there are unsaved changes, and no longer once they are saved or the screen is gone', () => {
    const fake = createFakePage();
    const { rerender, unmount } = render(form(fake, false));
    expect(fake.isGuarded()).toBe(false);
    rerender(form(fake, true));
    expect(fake.isGuarded()).toBe(true);
    rerender(form(fake, false));
    expect(fake.isGuarded()).toBe(false);
    rerender(form(fake, true));
    unmount();
    expect(fake.isGuarded()).toBe(false);
  });

  it('can allow some places', () => {
    const fake = createFakePage();
    render(form(fake, (next) => next?.path !== '/google/dashboard'));
    expect(fake.isGuarded({ path: '/google/dashboard' })).toBe(false);
    expect(fake.isGuarded({ path: '/google/settings' })).toBe(true);
    expect(fake.isGuarded(null)).toBe(true);
  });
});

describe('links', () => {
  it('lead to places by their address and tell when they are followed', async () => {
    const user = userEvent.setup();
    const onFollow = jest.fn();
    render(
      <FakePageRoot fake={createFakePage()}>
        <AppLink to={{ path: '/google/settings', params: { subpath: '/edit-phone-number' } }} onFollow={onFollow}>
          Edit
        </AppLink>
        <AppButtonLink to={{ path: '/google/dashboard' }}>Back</AppButtonLink>
      </FakePageRoot>,
    );
    const link = screen.getByRole('link', { name: 'Edit' });
    expect(link).toHaveAttribute('href', '/google/settings?subpath=/edit-phone-number');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/google/dashboard');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(onFollow).toHaveBeenCalledTimes(1);
  });

  it('to other sites are links only where the site is allowed for the purpose', () => {
    const fake = createFakePage();
    const navigation = {
      ...fake.page.navigation,
      externalHref: (url: string, purpose: string) => (purpose === 'documentation' ? url : null),
    };
    render(
      <FakePageRoot fake={{ ...fake, page: { ...fake.page, navigation } }}>
        <OutsideLink url="https://docs.example.com/a" purpose="documentation">
          Read more
        </OutsideLink>
        <OutsideLink url="https://evil.example.com/a" purpose="billing">
          Set up billing
        </OutsideLink>
      </FakePageRoot>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://docs.example.com/a');
    expect(screen.getByText('Set up billing')).toBeInTheDocument();
  });
});

describe('an application’s root', () => {
  const catalogs = { app: { errors: errorTexts } };
  function Screen({ broken = false }: { broken?: boolean }) {
    const t = useText('app');
    const { language } = usePage();
    if (broken) throw new Error('broken screen');
    return <p>{`${language}: ${t('errors.getProviderConnection')}`}</p>;
  }

  it('gives the screens the page’s services and the texts with the brand’s names', () => {
    render(
      <AppRoot page={createFakePage().page} catalogs={catalogs}>
        <Screen />
      </AppRoot>,
    );
    expect(screen.getByText('en: There was an error loading Google account info.')).toBeInTheDocument();
  });

  it('shows the pseudo-locale, names filled in', () => {
    render(
      <AppRoot page={{ ...createFakePage().page, language: 'en-XA' }} catalogs={catalogs}>
        <Screen />
      </AppRoot>,
    );
    const changed = pseudoText('There was an error loading {{provider}} account info.');
    expect(changed).not.toContain('There was');
    expect(screen.getByText(`en-XA: ${changed.replace('{{provider}}', 'Google')}`)).toBeInTheDocument();
  });

  it('keeps a failed screen inside the application', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <AppRoot page={createFakePage().page} catalogs={{}}>
        <Screen broken />
      </AppRoot>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This part of the page failed');
    jest.restoreAllMocks();
  });
});
