import { documentDefaults } from './documents-defaults';
import { languageName, todayIn } from './store-profile.rules';

describe('the name of a language', () => {
  it.each([
    ['en_US', 'English'],
    ['de_DE', 'Deutsch'],
    ['fr_FR', 'Français'],
    ['pt_BR', 'Português'],
  ])('of %s is its own: %s', (locale, name) => {
    expect(languageName(locale)).toBe(name);
  });

  it('is looked up once: making what knows names takes longer than the rest of the call', () => {
    const { DisplayNames } = Intl;
    let made = 0;
    class Counted extends DisplayNames {
      constructor(...values: ConstructorParameters<typeof DisplayNames>) {
        super(...values);
        made += 1;
      }
    }
    Object.assign(Intl, { DisplayNames: Counted });
    for (let call = 0; call < 3; call += 1) expect(languageName('ja')).toBe('日本語');
    Object.assign(Intl, { DisplayNames });
    expect(made).toBe(1);
  });
});

describe('today in the store', () => {
  const store = { ...documentDefaults.store, timeZone: 'America/New_York' };
  const midnight = Date.parse('2026-12-01T05:00:00Z');

  it('changes with the millisecond in which its day does [O2.39]', () =>
    expect([-60_001, -1, 0, 59_999].map((after) => todayIn(store, midnight + after))).toEqual([
      '2026-11-30',
      '2026-11-30',
      '2026-12-01',
      '2026-12-01',
    ]));

  it('is asked of `Intl` once a minute', () => {
    const { formatToParts } = Intl.DateTimeFormat.prototype;
    const asked = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(formatToParts);
    const noon = Date.parse('2026-11-30T17:00:00Z');
    for (const after of [0, 1, 59_999, 60_000]) todayIn(store, noon + after);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });
});
