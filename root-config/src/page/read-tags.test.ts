import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createReadTags } from './read-tags';

const settings = (tax_rate: string) => ({ tax_rate });

function page() {
  const queryClient = new QueryClient();
  const tags = createReadTags(queryClient);
  const show = (queryKey: readonly unknown[], held = false) =>
    new QueryObserver(queryClient, { queryKey, enabled: false, ...(held ? { meta: { held } } : {}) }).subscribe(
      () => undefined,
    );
  const tag = (key: 'saveSettings' | 'saveAudience' = 'saveSettings') => tags.under(key, {})?.tag;
  return { tags, show, tag };
}

it('gives the newest tag of what is shown, and none of what is not', () => {
  const { tags, show, tag } = page();
  tags.answered('getSettings', {}, '"a"', settings('manual'));
  expect(tag()).toBe(undefined);
  const hide = show(['getSettings', {}]);
  expect(tag()).toBe('"a"');
  tags.answered('getSettings', {}, '"b"', settings('destination'));
  expect([tag(), tag('saveAudience')]).toEqual(['"b"', undefined]);
  hide();
  expect(tag()).toBe(undefined);
});

it('keeps the tag that a read was held with, whatever is read meanwhile, until it is held no more', () => {
  const { tags, show, tag } = page();
  tags.answered('getSettings', {}, '"a"', settings('manual'));
  show(['getSettings', {}]);
  const release = show(['getSettings', {}], true);
  tags.answered('getSettings', {}, '"b"', settings('destination'));
  expect(tags.under('saveSettings', {})).toEqual({ tag: '"a"', answer: settings('manual'), written: [] });
  release();
  expect(tag()).toBe('"b"');
});

it('goes on from what the page wrote itself, and from nothing where its tag is not known', () => {
  const { tags, show, tag } = page();
  tags.answered('getSettings', {}, '"a"', settings('manual'));
  show(['getSettings', {}], true);
  const input = { body: { tax_rate: 'destination' } };
  tags.answered('saveSettings', input, '"c"', {});
  expect(tags.under('saveSettings', {})).toEqual({
    tag: '"c"',
    answer: settings('manual'),
    written: [{ key: 'saveSettings', input }],
  });
  tags.answered('disconnectMerchant', {}, null, {});
  expect(tag()).toBe(undefined);
});

it('tells the campaigns apart', () => {
  const { tags, show } = page();
  for (const id of [7, 8]) {
    tags.answered('getCampaign', { params: { id } }, `"${id}"`, {});
    show(['getCampaign', { params: { id } }]);
  }
  expect([7, 8, 9].map((id) => tags.under('updateCampaign', { params: { id } })?.tag)).toEqual([
    '"7"',
    '"8"',
    undefined,
  ]);
});
