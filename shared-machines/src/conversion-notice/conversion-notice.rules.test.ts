import { conversionNoticeOf } from './conversion-notice.rules';

const updated = 1_700_000_000;
const after = (ms: number) => updated * 1000 + ms;

it.each([
  ['converted', 0, 'after'],
  ['converted', 2_592_000_000, 'after'],
  ['converted', 2_592_000_001, null],
  ['unconverted', 2_592_000_001, 'before'],
  ['unknown', 0, 'before'],
  ['not-applicable', 0, 'before'],
] as const)('%s, %s ms later: %s [O3.11, O4.08, O9.04]', (status, later, expected) => {
  expect(conversionNoticeOf({ status, updated }, after(later))).toBe(expected);
});

it('tells nothing without a status', () => {
  expect(conversionNoticeOf(null, 0)).toBeNull();
});
