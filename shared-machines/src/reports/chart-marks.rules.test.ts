import type { ActivityEntry } from '@listings/shared-api/contract';
import { campaignMarks } from './chart-marks.rules';

const entry = (over: Partial<ActivityEntry>): ActivityEntry => ({
  id: 1,
  at: 1,
  day: '2026-11-03',
  by: null,
  asked_by: null,
  person: null,
  from: 'provider',
  kind: 'campaign',
  object_id: '7',
  object_name: 'Winter sale',
  action: 'changed',
  count: 1,
  members: [],
  changes: [],
  reference: null,
  undo: 'impossible',
  undo_of: null,
  ...over,
});
const field = (name: string, before: string | null, after: string | null, unit: string | null = null) => ({
  field: name,
  before,
  after,
  unit,
});
const budget = field('amount', '20.00', '42.00', 'USD');
const kinds = (...entries: ActivityEntry[]) => campaignMarks(entries).map(({ kind }) => kind);

it('marks what bears on the figures: made, removed, paused, enabled and the budget before and after, not a name', () => {
  expect(campaignMarks([entry({ changes: [budget] })])).toEqual([
    { day: '2026-11-03', kind: 'budget', name: 'Winter sale', before: 20, after: 42, unit: 'USD' },
  ]);
  expect(kinds(entry({ changes: [field('name', 'Winter', 'Winter sale')] }))).toEqual([]);
  expect(kinds(entry({ changes: [budget, field('status', 'paused', 'enabled')] }))).toEqual(['budget', 'enabled']);
  expect(kinds(entry({ changes: [field('status', 'enabled', 'paused')] }))).toEqual(['paused']);
  expect(kinds(entry({ action: 'removed', changes: [field('status', 'paused', 'removed')] }))).toEqual(['removed']);
  const made = entry({ action: 'created', changes: [field('amount', null, '7.50', 'USD')] });
  expect(campaignMarks([made])[0]).toMatchObject({ kind: 'made', before: null, after: 7.5 });
});

it('is in the order of time, of the asked campaigns, and of campaigns alone', () => {
  const later = entry({ object_id: '8', action: 'removed' });
  const earlier = entry({ changes: [budget] });
  expect(kinds(later, earlier)).toEqual(['budget', 'removed']);
  expect(campaignMarks([later, earlier], ['8']).map(({ kind }) => kind)).toEqual(['removed']);
  expect(
    kinds(entry({ kind: 'product', action: 'removed' }), entry({ changes: [field('amount', 'x', null)] })),
  ).toEqual(['budget']);
});
