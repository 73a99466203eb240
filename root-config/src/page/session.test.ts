import { ApiError, type EndpointKey } from '@listings/shared-api/contract';
import type { AppLocation } from '@listings/shared-machines/routes';
import { createNavigation } from '../navigation/navigation.service';
import { recordedNavigation, showAddress } from '../testing/page';
import { createSession } from './session';
import { unauthorized } from './unauthorized';

const refusal = (code: string | null, endpoint: EndpointKey = 'getSettings') =>
  new ApiError({
    kind: 'http',
    endpoint,
    method: 'GET',
    path: '/wc/gla/mc/settings',
    status: 401,
    code,
  });

function pageWith({ mcSetupComplete = true } = {}) {
  showAddress('/google/dashboard');
  const navigation = createNavigation(recordedNavigation());
  const heard: AppLocation[] = [];
  navigation.subscribe((location) => heard.push(location));
  const nonces: (string | null)[] = [];
  const onGivenUp = jest.fn<void, [() => void]>();
  const onBack = jest.fn();
  const session = createSession({
    nonce: 'first',
    fetchNonce: async () => nonces.shift() ?? null,
    onGivenUp,
    onBack,
  });
  const refuse = (code: string | null, endpoint?: EndpointKey) =>
    unauthorized(refusal(code, endpoint), { mcSetupComplete, navigation, session });
  return { refuse, heard, session, nonces, onGivenUp, onBack };
}

describe('a 401', () => {
  it.each([
    ['JETPACK_DISCONNECTED', '/reconnect-wpcom-account'],
    ['GOOGLE_DISCONNECTED', '/reconnect-google-account'],
  ])('with code %s leads to its reconnect view once setup is complete [S6.06, O2.50]', (code, subpath) => {
    const { refuse, heard, session } = pageWith();
    const { length } = window.history;
    expect(refuse(code)).toBe(false);
    expect(heard).toEqual([{ path: '/google/settings', params: { subpath } }]);
    expect([window.history.length, session.get()]).toEqual([length, null]);
  });

  it('leads nowhere before setup is complete [S6.06]', () => {
    const { refuse, heard } = pageWith({ mcSetupComplete: false });
    expect([refuse('GOOGLE_DISCONNECTED'), refuse('JETPACK_DISCONNECTED')]).toEqual([false, false]);
    expect(heard).toEqual([]);
  });

  it('with another code, or none, is left to the screen [S6.06]', () => {
    const { refuse, heard, session } = pageWith();
    expect([refuse(null), refuse('SOMETHING'), refuse('constructor')]).toEqual([false, false, false]);
    expect([heard, session.get()]).toEqual([[], null]);
  });

  it.each(['getReview', 'requestReview'] as const)(
    'without a code on %s leads to the reconnect view of the provider account, as newer stores mean it [S6.06, O2.50]',
    (endpoint) => {
      const { refuse, heard } = pageWith();
      expect(refuse(null, endpoint)).toBe(false);
      expect(heard).toEqual([{ path: '/google/settings', params: { subpath: '/reconnect-google-account' } }]);
    },
  );

  it('that says nobody is signed in asks to sign in again, once for all calls, and has them repeated [C-8]', async () => {
    const { refuse, session, nonces, onBack } = pageWith();
    const answers = [refuse, refuse].map(async (again) => again('rest_forbidden'));
    nonces.push('second');
    session.get()?.goOn();
    expect(await Promise.all(answers)).toEqual([true, true]);
    expect([session.get(), session.nonce(), onBack.mock.calls.length]).toEqual([null, 'second', 1]);
  });
});

describe('a nonce that is over', () => {
  it('is replaced without a word, once for all calls that were refused, and they are repeated [C-8]', async () => {
    const { refuse, session, nonces } = pageWith();
    nonces.push('second', 'third');
    const answers = [refuse, refuse].map(async (again) => again('rest_cookie_invalid_nonce'));
    expect(await Promise.all(answers)).toEqual([true, true]);
    expect([session.get(), session.nonce(), nonces]).toEqual([null, 'second', ['third']]);
  });

  it('asks to sign in again where the session went with it [C-8]', async () => {
    const { refuse, session, nonces } = pageWith();
    const answer = refuse('rest_cookie_invalid_nonce');
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.get()).toMatchObject({ notYet: false });
    nonces.push('second');
    session.get()?.goOn();
    expect([await answer, session.nonce()]).toEqual([true, 'second']);
  });
});

it('says so when the admin has not signed in yet, and goes on waiting', async () => {
  const { refuse, session, nonces } = pageWith();
  const answer = refuse('rest_forbidden');
  session.get()?.goOn();
  await Promise.resolve();
  expect(session.get()).toMatchObject({ notYet: true });
  nonces.push('second');
  session.get()?.goOn();
  expect(await answer).toBe(true);
});

it('lets calls fail quietly once the admin has given up, until it is asked to open the question again', async () => {
  const { refuse, session, onGivenUp } = pageWith();
  const answer = refuse('rest_forbidden');
  session.get()?.giveUp();
  expect(await answer).toBe(false);
  expect(await refuse('rest_forbidden')).toBe(false);
  expect([session.get(), onGivenUp.mock.calls.length]).toEqual([null, 1]);
  onGivenUp.mock.calls[0]?.[0]();
  expect(session.get()).toMatchObject({ notYet: false });
});

it('asks anew at the next end once the admin, who gave up, is signed in by another tab', async () => {
  const { refuse, session, nonces, onBack } = pageWith();
  const answer = refuse('rest_forbidden');
  session.get()?.giveUp();
  expect([await answer, onBack.mock.calls.length]).toEqual([false, 0]);
  nonces.push('second');
  expect(await refuse('rest_cookie_invalid_nonce')).toBe(true);
  expect([session.get(), session.nonce(), onBack.mock.calls.length]).toEqual([null, 'second', 1]);
  void refuse('rest_forbidden');
  expect(session.get()).toMatchObject({ notYet: false });
});
