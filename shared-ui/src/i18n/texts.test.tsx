import { render, screen } from '@testing-library/react';
import { RichText } from './rich-text';
import type { TextCatalogs } from './text-catalogs';
import { MoreTexts, TextsProvider, translate, useText } from './text-context';
import { createTexts, type Texts } from './texts';

const demoTexts = {
  title: 'Listings on {{provider}}',
  deep: { er: { text: 'Far down' } },
  rows_one: '{{count}} row of {{what}}',
  rows_other: '{{count}} rows of {{what}}',
  terms: 'Read the <terms>terms of {{name}}</terms>, <b>please</b>.',
} as const;

declare module './text-catalogs' {
  interface TextCatalogs {
    demo: typeof demoTexts;
    later: { more: string };
  }
}

const make = (language = 'en', transform?: (text: string) => string): Texts =>
  createTexts({
    language,
    catalogs: { demo: demoTexts } satisfies Partial<TextCatalogs>,
    defaultVariables: { provider: 'Acme' },
    ...(transform ? { transform } : {}),
  });

it('is ready at once, fills in default variables and finds nested keys', () => {
  const t = translate(make(), 'demo');
  expect(t('title')).toBe('Listings on Acme');
  expect(t('deep.er.text')).toBe('Far down');
});

it('chooses the plural by the count', () => {
  const t = translate(make(), 'demo');
  expect([0, 1, 2].map((count) => t('rows', { count, what: 'things' }))).toEqual([
    '0 rows of things',
    '1 row of things',
    '2 rows of things',
  ]);
});

it('prefers a text of its own for none', () => {
  const texts = createTexts({ language: 'en', catalogs: { demo: { rows_zero: 'nothing', rows_other: '{{count}}' } } });
  expect([0, 1, 1.5].map((count) => translate(texts, 'demo')('rows', { count }))).toEqual(['nothing', '1', '1.5']);
});

it('keeps values in the direction they are written in, where the page is read from right to left [G17]', () => {
  document.documentElement.dir = 'rtl';
  const t = translate(make(), 'demo');
  document.documentElement.dir = '';
  expect(t('rows', { count: 2, what: '$5.00' })).toBe('2 rows of \u2068$5.00\u2069');
  expect(t('title')).toBe('Listings on Acme');
});

it('chooses plurals as the language has them', () => {
  const forms = { rows_one: 'one', rows_few: 'few', rows_many: 'many', rows_other: 'other' };
  const texts = createTexts({ language: 'pl', catalogs: { demo: forms } });
  expect([1, 2, 5, 22, 1.5].map((count) => translate(texts, 'demo')('rows', { count }))).toEqual([
    'one',
    'few',
    'many',
    'few',
    'other',
  ]);
});

it('shows the key of a text that is missing, and says so', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const t = translate(make(), 'demo');
  expect([t('deep' as 'title'), t('constructor' as 'title')]).toEqual(['deep', 'constructor']);
  expect(report.mock.calls).toEqual([['there is no text demo:deep'], ['there is no text demo:constructor']]);
  report.mockRestore();
});

it('leaves no place of a value open, and reads no value as a text', () => {
  const t = translate(make(), 'demo');
  expect(t('rows', { count: 2 })).toBe('2 rows of ');
  expect(t('rows', { count: 2, what: '{{provider}} $& $1' })).toBe('2 rows of {{provider}} $& $1');
});

it('shows a value as it is, without escaping', () => {
  expect(translate(make(), 'demo')('rows', { count: 1, what: 'Tom & <b>Jerry</b>' })).toBe(
    '1 row of Tom & <b>Jerry</b>',
  );
});

it('changes every text of the pseudo-locale, the components’ own as well, and none of another language', () => {
  const shout = (text: string) => `[${text}]`;
  const pseudo = make('en-XA', shout);
  expect(translate(pseudo, 'demo')('title')).toBe('[Listings on Acme]');
  expect(translate(pseudo, 'demo')('rows', { count: 2, what: 'x' })).toBe('[2 rows of x]');
  expect(translate(pseudo, 'ui')('retry')).toBe('[Retry]');
  expect(translate(make('en', shout), 'demo')('title')).toBe('Listings on Acme');
});

it('takes along the texts of a part that comes later, and the pseudo-locale with them', () => {
  const later = { demo: { title: 'Later on {{provider}}' }, later: { more: 'More' } };
  const t = translate(make().extend(later), 'demo');
  expect([t('title'), t('deep.er.text')]).toEqual(['Later on Acme', 'Far down']);
  expect(translate(make().extend(later), 'later')('more')).toBe('More');
  expect(translate(make('en-XA', (text) => `[${text}]`).extend(later), 'demo')('title')).toBe('[Later on Acme]');
  const Screen = () => <p>{useText('demo')('title')}</p>;
  render(
    <TextsProvider texts={make()}>
      <MoreTexts catalogs={later}>
        <Screen />
      </MoreTexts>
    </TextsProvider>,
  );
  expect(screen.getByText('Later on Acme')).toBeInTheDocument();
});

it('fails loudly when a screen is outside its texts', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Screen = () => <p>{useText('demo')('title')}</p>;
  expect(() => render(<Screen />)).toThrow('useTexts needs a TextsProvider above it');
  jest.restoreAllMocks();
});

const rich = (name: string) =>
  render(
    <TextsProvider texts={make()}>
      <p>
        <RichText namespace="demo" textKey="terms" values={{ name }} components={{ terms: <a href="/terms">…</a> }} />
      </p>
    </TextsProvider>,
  );

it('puts elements where a text has their tags and leaves tags it does not know as text', () => {
  const { container } = rich('Acme');
  expect(screen.getByRole('link', { name: 'terms of Acme' })).toHaveAttribute('href', '/terms');
  expect(container).toHaveTextContent('Read the terms of Acme, <b>please</b>.');
});

it('never takes a value for a tag', () => {
  const { container } = rich('</terms><terms>');
  expect(container.querySelectorAll('a')).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveTextContent('terms of </terms><terms>');
});
