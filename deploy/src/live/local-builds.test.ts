import { planOf } from '../compose/release-variant';
import type { Release } from '../compose/release';
import { signStatement, type SigningKey } from './signing/envelope';
import type { LocalStatement } from './signing/statement';
import {
  application,
  claimsOf,
  filesOf,
  openPlace,
  refusalOf,
  type Place,
  type TestBuild,
} from './testing/live.fixture';

const word = 'the-word-of-a-link';
const urlOf = (made: TestBuild) => `/assets/mfe-a/${made.manifest.entries['app']?.file}`;

let nonces = 0;
const show = (place: Place, made: TestBuild, key: SigningKey, over: Partial<LocalStatement> = {}) => {
  const iat = place.clock.now / 1000;
  const files = filesOf(made);
  const statement: LocalStatement = {
    action: 'local',
    team: key.team,
    app: made.manifest.name,
    word,
    builtAt: '2026-11-20T08:00:00.000Z',
    files: claimsOf(files),
    iat,
    exp: iat + 300,
    nonce: `a-nonce-of-local-${(nonces += 1)}`,
    ...over,
  };
  return place.send(signStatement(statement, [key]), files);
};

it('shows a build of a working tree as long as it is signed for, and writes nothing into the ledger', async () => {
  const place = await openPlace();
  const two = application('mfe-a', 'two');
  const before = await place.head();
  expect(await show(place, two, place.keys.a)).toEqual({
    outcome: 'shown',
    link: `/a?preview=${word}`,
    until: new Date(place.clock.now + 300_000).toISOString(),
  });
  const [shown, ...others] = await place.live.localBuilds();
  expect([shown?.app, shown?.by, others]).toEqual(['mfe-a', ['ann'], []]);
  expect(Object.keys(shown?.files ?? {})).toEqual([urlOf(two)]);
  const release = (await place.releaseNow()) as Release;
  const plan = shown && planOf(release, shown.variant);
  expect(plan?.imports).toEqual({ ...release.imports, '@listings/mfe-a': urlOf(two) });
  expect(plan?.integrity[urlOf(two)]).toMatch(/^sha256-/);
  expect(await place.head()).toEqual(before);
  place.clock.now += 300_000;
  expect(await place.live.localBuilds()).toEqual([]);
});

it('puts a later build of the same word in its place, and no earlier one', async () => {
  const place = await openPlace();
  const [two, three] = [application('mfe-a', 'two'), application('mfe-a', 'three')];
  await show(place, two, place.keys.a);
  place.clock.now += 60_000;
  await show(place, three, place.keys.a);
  const [iat, exp] = [place.clock.now / 1000 - 60, place.clock.now / 1000 + 100];
  expect(await refusalOf(show(place, two, place.keys.a, { iat, exp }))).toMatchObject({ code: 'replayed' });
  expect((await place.live.localBuilds()).flatMap(({ files }) => Object.keys(files))).toEqual([urlOf(three)]);
});

it('is refused to other teams, with the word of another build, and for what does not fit the map', async () => {
  const place = await openPlace();
  const { a, b } = place.keys;
  expect(await refusalOf(show(place, application('mfe-a', 'two'), b))).toMatchObject({ code: 'out-of-scope' });
  await show(place, application('mfe-a', 'two'), a);
  expect(await refusalOf(show(place, application('mfe-b', 'two'), b))).toMatchObject({ code: 'out-of-scope' });
  const needy = application('mfe-a', 'needy', { react: ['useMemo'] });
  expect(await refusalOf(show(place, needy, a))).toEqual({
    code: 'unfit',
    reasons: ['mfe-a needs { useMemo } of react'],
  });
});
