import { keptPreview, readPreviews, withPreviews, wordsIn } from './preview';

const page = (content: string | null) => {
  document.head.replaceChildren();
  if (content === null) return document;
  const meta = document.createElement('meta');
  meta.name = 'preview';
  meta.content = content;
  document.head.append(meta);
  return document;
};

const reports = 'mfe-reports 2.0.1 2026-11-21T10:00:00.000Z';
const settings = 'mfe-settings 3.0.0 2026-11-21T11:00:00.000Z';
const word = 'a-word-of-a-link-0';
const search = `?_locale=en-XA&preview=${word}`;

it('reads what stands in place of what everybody gets, and whether a part of the link is over', () => {
  const one = { app: 'mfe-reports', version: '2.0.1', expires: new Date('2026-11-21T10:00:00.000Z') };
  const other = { app: 'mfe-settings', version: '3.0.0', expires: new Date('2026-11-21T11:00:00.000Z') };
  expect(readPreviews(page(reports))).toEqual({ shown: [one], isOver: false });
  expect(readPreviews(page(`${reports}, ${settings}, over`))).toEqual({ shown: [one, other], isOver: true });
  const candidate = { app: 'mfe-reports', version: '2.0.1', expires: null };
  expect(readPreviews(page('mfe-reports 2.0.1 candidate'))).toEqual({ shown: [candidate], isOver: false });
  expect([readPreviews(page('over')), readPreviews(page(null)), readPreviews(page('mfe-reports'))]).toEqual([
    { shown: [], isOver: true },
    { shown: [], isOver: false },
    { shown: [], isOver: false },
  ]);
});

it('keeps the words of the link in the addresses of the page, and only while they show something', () => {
  expect(keptPreview(page(reports), search)).toEqual({ preview: word });
  expect(keptPreview(page(`${reports}, over`), `${search},another`)).toEqual({ preview: `${word},another` });
  expect(keptPreview(page(reports), '')).toEqual({});
  expect(keptPreview(page(null), '?preview=live')).toEqual({ preview: 'live' });
  expect(keptPreview(page('over'), search)).toEqual({});
  expect(keptPreview(page(null), search)).toEqual({});
});

it('leads to the same place with other previews, or without one', () => {
  expect(withPreviews({ pathname: '/google/reports', search }, [])).toBe('/google/reports?_locale=en-XA');
  expect(withPreviews({ pathname: '/google/reports', search: '?preview=x' }, [])).toBe('/google/reports');
  const both = withPreviews({ pathname: '/google/reports', search }, [word, 'another']);
  expect(both).toBe(`/google/reports?_locale=en-XA&preview=${word},another`);
  expect(wordsIn(both.slice(both.indexOf('?')))).toEqual([word, 'another']);
  expect(wordsIn('')).toEqual([]);
});
