import { openPlace } from '../testing/live.fixture';
import { changeKeyring, readKeyring, type TrustedKey } from './keyring';

const keyOf = (person: string): TrustedKey => ({
  id: `team-c-${person}`,
  team: 'team-c',
  person,
  public: 'x'.repeat(43),
  expires: '2030-01-01T00:00:00.000Z',
});

it('loses no change of keys that others make at the same time, a key that is taken back least of all [20.5]', async () => {
  const { objects, keyring } = await openPlace();
  const people = ['ann', 'bob', 'cid', 'dan', 'eve'];
  const first = keyring.keys[0]?.id;
  await Promise.all([
    ...people.map((person) => changeKeyring(objects, ({ teams, keys }) => ({ teams, keys: [...keys, keyOf(person)] }))),
    changeKeyring(objects, ({ teams, keys }) => ({
      teams,
      keys: keys.map((key) => (key.id === first ? { ...key, revoked: '2026-01-01T00:00:00.000Z' } : key)),
    })),
  ]);
  const { keys } = await readKeyring(objects);
  expect(
    keys
      .slice(keyring.keys.length)
      .map(({ person }) => person)
      .sort(),
  ).toEqual(people);
  expect(keys.find(({ id }) => id === first)?.revoked).toBe('2026-01-01T00:00:00.000Z');
  expect(await objects.read('keys.lock')).toBe(null);
});

it('changes nothing while a change that was cut off holds the keys, and says what to do', async () => {
  const { objects } = await openPlace();
  const before = await readKeyring(objects);
  await objects.create('keys.lock', Buffer.from('2026-01-01T00:00:00.000Z'));
  await expect(changeKeyring(objects, () => ({ teams: {}, keys: [] }), 100)).rejects.toThrow(
    'the keys are being changed since 2026-01-01T00:00:00.000Z; if that was cut off, remove keys.lock there',
  );
  expect(await readKeyring(objects)).toEqual(before);
});
