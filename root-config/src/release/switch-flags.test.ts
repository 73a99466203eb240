import { fireEvent, within } from '@testing-library/dom';
import { createLaterTexts } from '../messages/later-texts';
import { previewForm, type OfferedBuild } from './switch-previews';

const flags = [
  { name: 'isDense', purpose: 'Tries less room', value: false, values: [true, false] },
  { name: 'layout', purpose: 'Tries a grid', value: 'list', values: ['list', 'grid'] },
  { name: 'rows', purpose: 'Rows of a page', value: 10, least: 5, most: 50 },
];
const dashboard = {
  app: 'mfe-dashboard',
  version: '1.0.0',
  previews: [{ word: 'candidate.mfe-dashboard', version: '1.1.0', share: 5 }],
};
const shown: (readonly string[])[] = [];

function open(builds: readonly OfferedBuild[], words: readonly string[] = []) {
  const text = createLaterTexts('en');
  const form = previewForm({ document, text, language: 'en', builds, words, show: (chosen) => shown.push(chosen) });
  if (form === null) throw new Error('there is no form');
  document.body.replaceChildren(form);
  const field = (name: string) => within(form).getByLabelText<HTMLInputElement | HTMLSelectElement>(name);
  return {
    headings: within(form)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
    field,
    choose: (name: string, value: string) => fireEvent.change(field(name), { target: { value } }),
    show: () => {
      fireEvent.click(within(form).getByRole('button', { name: 'Show' }));
      return shown.at(-1);
    },
  };
}

const [dense, layout, rows] = [
  'mfe-reports isDense · Tries less room',
  'mfe-reports layout · Tries a grid',
  'mfe-reports rows · Rows of a page',
];

it('lets an owner try a value of each kind of flag, and says what everybody has [20.12]', () => {
  const { headings, field, choose, show } = open([{ app: 'mfe-reports', version: '2.0.1', previews: [], flags }]);
  expect(headings).toEqual(['Flags']);
  expect([...field(layout).children].map(({ textContent }) => textContent)).toEqual([
    'list, as everybody sees it',
    'list',
    'grid',
  ]);
  const { min, max, placeholder } = field(rows) as HTMLInputElement;
  expect([min, max, placeholder]).toEqual(['5', '50', '10']);
  expect(show()).toEqual([]);
  choose(dense, 'true');
  choose(layout, 'grid');
  choose(rows, '20');
  expect(show()).toEqual(['flag.mfe-reports.isDense.true', 'flag.mfe-reports.layout.grid', 'flag.mfe-reports.rows.20']);
});

it('begins with what the page shows, beside previews and candidates [20.12]', () => {
  const words = ['flag.mfe-reports.rows.20', 'flag.mfe-reports.layout.grid'];
  const builds = [dashboard, { app: 'mfe-reports', version: '2.0.1', previews: [], flags }];
  const { headings, field, choose, show } = open(builds, words);
  expect(headings).toEqual(['Previews and candidates', 'Flags']);
  expect([dense, layout, rows].map((name) => field(name).value)).toEqual(['', 'grid', '20']);
  choose(layout, '');
  expect(show()).toEqual(['live', 'flag.mfe-reports.rows.20']);
  choose('mfe-dashboard', 'candidate.mfe-dashboard');
  expect(show()).toEqual(['candidate.mfe-dashboard', 'flag.mfe-reports.rows.20']);
});
