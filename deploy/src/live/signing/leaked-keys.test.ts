import { application, openPlace, refusalOf, type Place } from '../testing/live.fixture';
import { writeKeyring } from './keyring';

const HOUR = 3_600_000;

/** Takes the key of ann back, with all it signed from a moment on. */
const takeBack = ({ objects, keyring, clock, keys }: Place, leaked: number) =>
  writeKeyring(objects, {
    ...keyring,
    keys: keyring.keys.map((key) =>
      key.id === keys.a.id
        ? { ...key, revoked: new Date(clock.now).toISOString(), leaked: new Date(leaked).toISOString() }
        : key,
    ),
  });

/** A place where ann published before her key was stolen, and a thief after it; bob signs for her team as well from now on. */
async function withStolenKey() {
  const place = await openPlace();
  const { a } = place.keys;
  await place.publish(application('mfe-a', 'good'), a);
  const stolen = place.clock.now + HOUR;
  place.clock.now += 2 * HOUR;
  await place.publish(application('mfe-a', 'bad'), a, { version: '1.2.0' });
  await place.publish(application('mfe-a', 'worse'), a, { version: '1.3.0', share: 10 });
  await takeBack(place, stolen);
  const bob = { ...place.keys.b, id: 'team-a-bob', team: 'team-a' };
  const { keys } = JSON.parse(String(await place.objects.read('keys.json'))) as typeof place.keyring;
  const trusted = { ...place.keys.b.trusted, id: bob.id, team: 'team-a' };
  await writeKeyring(place.objects, { teams: place.keyring.teams, keys: [...keys, trusted] });
  const refused = `was signed by team-a-ann, which was taken back with all it signed since ${new Date(stolen).toISOString()}`;
  return { place, bob, refused };
}

it('puts nothing live that a stolen key signed, and goes back to what was signed before [20.5]', async () => {
  const { place, bob, refused } = await withStolenKey();
  const share = { action: 'canary', team: 'team-a', app: 'mfe-a', share: 100 } as const;
  expect(await refusalOf(place.say(share, bob))).toEqual({ code: 'unsigned', reasons: [`mfe-a 1.3.0 ${refused}`] });
  const back = { action: 'rollback', team: 'team-a', app: 'mfe-a' } as const;
  expect(await place.say({ ...back, to: 2 }, bob)).toMatchObject({
    changes: [{ to: '1.1.0' }, { to: null, share: 0 }],
  });
  expect(await refusalOf(place.say({ ...back, to: 3 }, bob))).toEqual({
    code: 'unsigned',
    reasons: [`mfe-a 1.2.0 ${refused}`],
  });
  // A candidate may always be taken away, and the same bytes be signed anew by who has looked at them.
  expect(await place.publish(application('mfe-a', 'bad'), bob, { version: '1.4.0' })).toMatchObject({
    outcome: 'applied',
    changes: [{ to: '1.4.0' }],
  });
});

it('says which versions that are shown were signed by it, and does not go back to one of them by itself', async () => {
  const { place, bob } = await withStolenKey();
  const status = (await place.live.status()).find(({ app }) => app === 'mfe-a');
  expect([status?.leakedKey, status?.candidate?.leakedKey]).toEqual(['team-a-ann', 'team-a-ann']);
  await place.publish(application('mfe-a', 'new'), bob, { version: '1.4.0' });
  expect(await place.live.fallbackOf('mfe-a', '1.4.0')).toBeNull();
  expect(await place.live.withdraw('mfe-a', '1.4.0', 'fails')).toBe(false);
});
