import { keptPreview, readPreview, withoutPreview } from './preview';

const page = (content: string | null) => {
  document.head.replaceChildren();
  if (content === null) return document;
  const meta = document.createElement('meta');
  meta.name = 'preview';
  meta.content = content;
  document.head.append(meta);
  return document;
};

const shown = 'mfe-reports 2.0.1 2026-11-21T10:00:00.000Z';
const search = '?_locale=en-XA&preview=a-word-of-a-link-0';

it('reads what stands in place of what everybody gets, that its link is over, or nothing', () => {
  expect(readPreview(page(shown))).toEqual({
    app: 'mfe-reports',
    version: '2.0.1',
    expires: new Date('2026-11-21T10:00:00.000Z'),
  });
  expect([readPreview(page('over')), readPreview(page(null)), readPreview(page('mfe-reports'))]).toEqual([
    'over',
    null,
    null,
  ]);
});

it('keeps the word of the link in the addresses of the page, and only while it shows something', () => {
  expect(keptPreview(page(shown), search)).toEqual({ preview: 'a-word-of-a-link-0' });
  expect(keptPreview(page(shown), '')).toEqual({});
  expect(keptPreview(page('over'), search)).toEqual({});
  expect(keptPreview(page(null), search)).toEqual({});
});

it('leads to the same place without it', () => {
  expect(withoutPreview({ pathname: '/google/reports', search })).toBe('/google/reports?_locale=en-XA');
  expect(withoutPreview({ pathname: '/google/reports', search: '?preview=x' })).toBe('/google/reports');
});
