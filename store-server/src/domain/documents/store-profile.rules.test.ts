import { languageName } from './store-profile.rules';

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
