import type { Bootstrap } from '@listings/shared-api/contract';
import { routes } from '@listings/shared-machines/routes';
import { printedBootstrap } from '../testing/bootstrap';
import { showMarkup } from '../testing/page';
import { fetchNonce, nonceNow } from './fetch-nonce';
import { ids, slotId } from './ids';
import { readBootstrap, readPageFiles } from './read-page';
import { pageBody, pageTitle } from './skeleton';

const parse = (body: string) => {
  showMarkup(body);
  return document;
};

it('has one empty, hidden slot for every application of the route table', () => {
  const page = parse(pageBody);
  const apps = [...new Set(Object.values(routes).map((route) => route.app))];
  const slots = [...page.querySelectorAll<HTMLElement>('main > .shell-slot')];
  expect(slots.map((slot) => [slot.id, slot.hidden, slot.childNodes.length])).toEqual(
    apps.map((app) => [slotId(app), true, 0]),
  );
});

it('holds nothing that the content-security policies would refuse [B-1]', () => {
  const page = parse(pageBody);
  const attributes = [...page.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect(page.querySelectorAll('script, style, iframe, base, object').length).toBe(0);
  expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
});

it('has the places that the shell fills, and is text throughout', () => {
  const page = parse(pageBody);
  expect(Object.values(ids).filter((id) => page.getElementById(id) === null)).toEqual([]);
  expect(pageTitle).toBe('Google Listings &amp; Ads');
  expect(page.body.textContent).not.toMatch(/\{\{|undefined/);
});

describe('what the server prints', () => {
  const page = (json: string) => parse(`<script type="application/json" id="bootstrap">${json}</script>${pageBody}`);

  it('is refused as a whole when it is not the bootstrap object', () => {
    for (const json of ['', '{', '{}', '{"nonce":1}', 'null']) {
      expect(() => readBootstrap(page(json))).toThrow("the page's bootstrap cannot be read");
    }
  });

  it('may lack what it says of files, and hold what cannot be read: then nothing is fetched ahead', () => {
    const none = { preload: {}, imports: {}, integrity: {}, lists: {} };
    expect(readPageFiles(page('{}'))).toEqual(none);
    expect(readPageFiles(parse('<script type="application/json" id="preload">[</script>'))).toEqual(none);
  });
});

describe('the nonce of a new session', () => {
  const answer = (status: number, text: string) =>
    (async () => ({ ok: status < 400, text: async () => text })) as unknown as typeof fetch;

  it('is none while the server answers with anything but the page of a signed-in admin [C-8]', async () => {
    const page = '<script type="application/json" id="bootstrap">{"nonce":"n"}</script>';
    expect(await fetchNonce(answer(401, page), '/google', undefined)).toBeNull();
    expect(await fetchNonce(answer(200, page), '/google', undefined)).toBeNull();
    expect(await fetchNonce(answer(200, 'Sign in'), '/google', undefined)).toBeNull();
    const offline = async () => Promise.reject(new TypeError('offline'));
    expect(await fetchNonce(offline, '/google', undefined)).toBeNull();
  });

  const person = (id: string) =>
    ({ id, name: id, role: 'owner', spendLimit: null, refused: {}, refusal: '' }) satisfies Bootstrap['person'];
  const pageOf = (whose: Bootstrap['person']) =>
    `<script type="application/json" id="bootstrap">${JSON.stringify({ ...printedBootstrap, person: whose })}</script>`;
  const [ann, bob] = [person('ann'), person('bob')];

  it.each([
    ['the person it was made for', ann, ann, 'n'],
    ['somebody else', ann, bob, null],
    ['somebody, where the host knew people alone', undefined, bob, null],
    ['nobody by name, where the host knows people alone', undefined, undefined, 'n'],
  ])('of a page now signed in as %s goes to that person alone [C-8]', async (_, own, now, nonce) => {
    expect(await fetchNonce(answer(200, pageOf(now)), '/google', own)).toBe(nonce);
  });

  it('is asked for by the page itself as the person it was made for [C-8]', async () => {
    Object.assign(window, { fetch: answer(200, pageOf(bob)) });
    expect(await nonceNow(window, { ...printedBootstrap, person: ann })).toBeNull();
    expect(await nonceNow(window, { ...printedBootstrap, person: bob })).toBe('n');
  });
});
