import { prefix } from './prefixed-declarations';

it.each([
  ['user-select:none;', '-webkit-user-select:none;user-select:none;'],
  ['mask-image:none;', '-webkit-mask-image:none;mask-image:none;'],
  ['print-color-adjust:exact;', '-webkit-print-color-adjust:exact;print-color-adjust:exact;'],
  ['display:flex;', 'display:flex;'],
  ['padding-left:4px;', 'padding-left:4px;'],
])('of a page read from right to left, %s becomes %s', (declaration, written) => {
  expect(prefix(declaration)).toBe(written);
});
