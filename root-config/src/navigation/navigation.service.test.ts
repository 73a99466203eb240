import type { AppLocation } from '@listings/shared-machines/routes';
import { recordedNavigation, showAddress, until } from '../testing/page';
import { createNavigation } from './navigation.service';
import type { NavigationOptions } from './navigation.service';

const address = () => window.location.pathname + window.location.search;

/** One document for all: its listeners stay, so each test uses one navigation, stopped by the next one's start. */
function startAt(href: string, over: Partial<NavigationOptions> = {}) {
  showAddress(href);
  const options = recordedNavigation(over);
  const navigation = createNavigation(options);
  const heard: AppLocation[] = [];
  navigation.subscribe((location) => heard.push(location));
  navigation.start();
  return { ...options, navigation, heard };
}

const added: [string, EventListener, unknown][] = [];
beforeEach(() => {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    jest.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
      added.push([type, listener as EventListener, options]);
      add(type, listener as EventListener, options as boolean);
    });
  }
  document.body.replaceChildren();
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const [type, listener, options] of added.splice(0)) {
    for (const target of [window, document]) target.removeEventListener(type, listener, options as boolean);
  }
});

const link = (href: string, attributes: Readonly<Record<string, string>> = {}) => {
  const element = document.createElement('a');
  element.setAttribute('href', href);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
};
const click = (element: Element, init: MouseEventInit = {}) =>
  !element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

describe('places inside the application', () => {
  it('are gone to without a page load, and told to everyone', () => {
    const { navigation, heard, loaded } = startAt('/google/dashboard');
    navigation.to({ path: '/google/dashboard', params: { subpath: '/campaigns/edit', programId: '7' } });
    expect(address()).toBe('/google/dashboard?subpath=/campaigns/edit&programId=7');
    expect(heard).toEqual([{ path: '/google/dashboard', params: { subpath: '/campaigns/edit', programId: '7' } }]);
    expect(navigation.current()).toEqual(heard[0]);
    expect(loaded).toEqual([]);
  });

  it('replace the one that is shown when asked to, or when they are the same', async () => {
    const { navigation } = startAt('/google/dashboard');
    navigation.to({ path: '/google/settings' });
    const { length } = window.history;
    navigation.to({ path: '/google/reports' }, { replace: true });
    navigation.to({ path: '/google/reports' });
    expect(window.history.length).toBe(length);
    window.history.back();
    await until(() => address() !== '/google/reports');
    expect(address()).toBe('/google/dashboard');
  });

  it('are told when the browser steps through its history', async () => {
    const { navigation, heard } = startAt('/google/dashboard');
    navigation.to({ path: '/google/settings' });
    window.history.back();
    await until(() => heard.length > 1);
    expect(heard).toEqual([{ path: '/google/settings' }, { path: '/google/dashboard' }]);
  });

  it('are corrected before anyone hears of them', () => {
    const { navigation, heard } = startAt('/google');
    expect(address()).toBe('/google/dashboard');
    navigation.to({ path: '/google/settings', params: { subpath: '/nothing' } });
    expect(heard).toEqual([{ path: '/google/settings' }]);
  });

  it('keep the language that was asked for', () => {
    const { navigation, loaded } = startAt('/google/dashboard', { keep: { _locale: 'en-XA' } });
    navigation.to({ path: '/google/settings' });
    expect(address()).toBe('/google/settings?_locale=en-XA');
    navigation.load({ path: '/google/dashboard', params: { guide: 'campaign-creation-success' } });
    expect(loaded).toEqual(['/google/dashboard?guide=campaign-creation-success&_locale=en-XA']);
  });

  it('are loaded with the whole page on request', () => {
    const { navigation, loaded } = startAt('/google/setup-mc');
    navigation.load({ path: '/google/product-feed', params: { guide: 'submission-success' } });
    expect(loaded).toEqual(['/google/product-feed?guide=submission-success']);
    expect(address()).toBe('/google/setup-mc');
  });
});

describe('links', () => {
  it('to screens are followed without a page load', () => {
    const { heard } = startAt('/google/dashboard');
    expect(click(link('/google/reports?reportKey=products'))).toBe(true);
    expect(heard).toEqual([{ path: '/google/reports', params: { reportKey: 'products' } }]);
  });

  it.each([
    ['another site', link, 'https://example.com/google/reports', {}, {}],
    ['a page beside the application', link, '/sandbox', {}, {}],
    ['a path that only begins like the application', link, '/googlex/reports', {}, {}],
    ['a new tab', link, '/google/reports', { target: '_blank' }, {}],
    ['a download', link, '/google/reports', { download: '' }, {}],
    ['a place in the page', link, '#apps', {}, {}],
    ['a click with the control key', link, '/google/reports', {}, { ctrlKey: true }],
    ['a click with the middle button', link, '/google/reports', {}, { button: 1 }],
  ])('to %s are left to the browser', (_what, make, href, attributes, init) => {
    const { heard } = startAt('/google/dashboard');
    const element = make(href, attributes);
    let prevented: boolean | undefined;
    const look = (event: Event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    click(element, init);
    expect(prevented).toBe(false);
    expect(heard).toEqual([]);
  });

  it('that a screen has handled itself are left alone', () => {
    const { heard } = startAt('/google/dashboard');
    const element = link('/google/reports');
    element.addEventListener('click', (event) => event.preventDefault());
    click(element);
    expect(heard).toEqual([]);
  });
});

describe('unsaved changes [S4.21, O4.09]', () => {
  const dirty = (at: string, isDirty: (next: AppLocation | null) => boolean = () => true) => {
    const page = startAt(at);
    return { ...page, removeGuard: page.navigation.guard(isDirty) };
  };

  it('hold a link back until the admin agrees to lose them', async () => {
    const { questions, heard } = dirty('/google/setup-mc');
    expect(click(link('/google/start'))).toBe(true);
    expect([address(), questions.length]).toEqual(['/google/setup-mc', 1]);
    questions[0]?.(true);
    await Promise.resolve();
    expect(heard).toEqual([{ path: '/google/start' }]);
  });

  it('stay when the admin stays, and the question comes again', async () => {
    const { navigation, questions, heard } = dirty('/google/setup-mc');
    navigation.to({ path: '/google/start' });
    questions[0]?.(false);
    await Promise.resolve();
    expect(heard).toEqual([]);
    navigation.to({ path: '/google/start' });
    expect(questions).toHaveLength(2);
  });

  it('hold the back button back before anyone hears of it, and let it go after the answer', async () => {
    const { navigation, questions, heard } = dirty('/google/start', (next) => next?.path === '/google/start');
    navigation.to({ path: '/google/setup-mc' });
    heard.length = 0;
    const others = jest.fn();
    window.addEventListener('popstate', others);
    window.history.back();
    await until(() => questions.length > 0);
    await until(() => address() === '/google/setup-mc');
    expect([address(), heard, questions.length]).toEqual(['/google/setup-mc', [], 1]);
    expect(others).not.toHaveBeenCalled();
    questions[0]?.(true);
    await until(() => heard.length > 0);
    expect([address(), heard]).toEqual(['/google/start', [{ path: '/google/start' }]]);
  });

  it('are asked for once, however often the admin tries to leave', () => {
    const { navigation, questions } = dirty('/google/setup-mc');
    navigation.to({ path: '/google/start' });
    navigation.to({ path: '/google/dashboard' });
    expect(questions).toHaveLength(1);
  });

  it('do not hold back what the guard lets pass, nor anything once it is taken away', () => {
    const { navigation, questions, removeGuard } = dirty(
      '/google/dashboard',
      (next) => next?.path !== '/google/dashboard',
    );
    navigation.to({ path: '/google/dashboard', params: { subpath: '/free-listings/edit' } });
    removeGuard();
    navigation.to({ path: '/google/settings' });
    expect([address(), questions.length]).toEqual(['/google/settings', 0]);
  });

  it('make the browser warn before the page is closed, while there are any', () => {
    const { removeGuard } = dirty('/google/setup-mc');
    const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(true);
    removeGuard();
    expect(close()).toBe(false);
  });

  it('are asked for once before another site, not a second time by the browser', async () => {
    const { navigation, questions, loaded } = dirty('/google/setup-mc');
    expect(navigation.leave('https://example.com/consent', 'authorization')).toBe(true);
    expect(loaded).toEqual([]);
    questions[0]?.(true);
    await Promise.resolve();
    expect(loaded).toEqual(['https://example.com/consent']);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });
});

describe('other sites [B-7]', () => {
  it('are opened when their host is listed for the purpose', () => {
    const { navigation, loaded } = startAt('/google/setup-mc');
    expect(navigation.leave('https://example.com/consent?state=1', 'authorization')).toBe(true);
    expect(loaded).toEqual(['https://example.com/consent?state=1']);
    expect(navigation.externalHref('https://example.com/a', 'authorization')).toBe('https://example.com/a');
  });

  it.each(['https://evil.example/', 'javascript:alert(1)', '//example.com', 'https://example.com@evil.example/'])(
    'are refused, and the refusal told: %s',
    (url) => {
      const { navigation, loaded, refused } = startAt('/google/setup-mc');
      expect(navigation.leave(url, 'authorization')).toBe(false);
      expect(navigation.leave('https://example.com/', 'billing')).toBe(false);
      expect(navigation.externalHref(url, 'authorization')).toBeNull();
      expect([loaded, refused]).toEqual([[], [url, 'https://example.com/']]);
    },
  );
});

describe('the navigation lock [O4.12]', () => {
  const operating = [
    '/google/dashboard',
    '/google/reports',
    '/google/product-feed',
    '/google/settings?subpath=/edit-phone-number',
  ];

  it('blocks every link to an operating screen, and no other, until it is released', () => {
    const { navigation, heard } = startAt('/google/settings?subpath=/reconnect-google-account');
    const unlock = navigation.lock();
    const handled = jest.fn();
    for (const href of operating) {
      const element = link(href);
      element.addEventListener('click', handled);
      expect(click(element)).toBe(true);
      expect(click(element, { ctrlKey: true })).toBe(true);
    }
    expect([heard, handled.mock.calls]).toEqual([[], []]);
    click(link('/google/start'));
    expect(heard).toEqual([{ path: '/google/start' }]);
    unlock();
    click(link('/google/reports'));
    expect(heard.at(-1)).toEqual({ path: '/google/reports' });
  });

  it('stands until every holder has released it, and shows on the page', () => {
    const { navigation, heard } = startAt('/google/settings?subpath=/reconnect-google-account');
    const [first, second] = [navigation.lock(), navigation.lock()];
    first();
    first();
    click(link('/google/dashboard'));
    expect([heard, document.body.className]).toEqual([[], 'navigation-locked']);
    second();
    expect(document.body.className).toBe('');
  });

  it('does not hold back the application itself', () => {
    const { navigation, heard } = startAt('/google/settings?subpath=/reconnect-google-account');
    navigation.lock();
    navigation.to({ path: '/google/dashboard' }, { replace: true });
    expect(heard).toEqual([{ path: '/google/dashboard' }]);
  });
});

describe('a lost connection', () => {
  const google: AppLocation = { path: '/google/settings', params: { subpath: '/reconnect-google-account' } };
  const wpcom: AppLocation = { path: '/google/settings', params: { subpath: '/reconnect-wpcom-account' } };
  const dashboard: AppLocation = { path: '/google/dashboard' };
  const form = '/google/dashboard?subpath=/campaigns/edit&programId=7';

  it('leads to where it is mended without asking about unsaved changes, and back to the same address [O4.11, O4.12]', () => {
    const { navigation, questions } = startAt(form);
    const removeGuard = navigation.guard(() => true);
    const { length } = window.history;
    navigation.detour(google);
    expect([address(), questions.length, window.history.length]).toEqual([
      '/google/settings?subpath=/reconnect-google-account',
      0,
      length,
    ]);
    removeGuard();
    navigation.comeBack(dashboard);
    expect([address(), window.history.length]).toEqual([form, length]);
  });

  it('found while another is mended leads back to the first place; the page may have been loaded anew', () => {
    startAt(form).navigation.detour(google);
    const { navigation } = startAt('/google/settings?subpath=/reconnect-google-account&google-mc=connected');
    navigation.detour(wpcom);
    navigation.comeBack(dashboard);
    expect(address()).toBe(form);
  });

  it('leads elsewhere where there is no place to come back to, and when the way was left in between', () => {
    const { navigation } = startAt('/google/settings?subpath=/reconnect-google-account');
    navigation.comeBack(dashboard);
    expect(address()).toBe('/google/dashboard');
    navigation.to({ path: '/google/reports' });
    navigation.detour(google);
    navigation.to({ path: '/google/product-feed' });
    navigation.to(google);
    navigation.comeBack(dashboard);
    expect(address()).toBe('/google/dashboard');
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/else'])(
    'does not believe an address it did not keep: %s',
    (kept) => {
      const { navigation } = startAt('/google/settings?subpath=/reconnect-google-account');
      window.sessionStorage.setItem('listings.left', kept);
      navigation.comeBack(dashboard);
      expect(address()).toBe('/google/dashboard');
    },
  );
});
