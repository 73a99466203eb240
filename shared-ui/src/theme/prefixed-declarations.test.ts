import { withPrefixes } from './prefixed-declarations';

it.each([
  ['.a{user-select:none;}', '.a{-webkit-user-select:none;user-select:none;}'],
  ['.a{gap:0;mask-image:none;color:red;}', '.a{gap:0;-webkit-mask-image:none;mask-image:none;color:red;}'],
  ['.a{print-color-adjust:exact}', '.a{-webkit-print-color-adjust:exact;print-color-adjust:exact}'],
  ['.a{color-adjust:exact;}', '.a{-webkit-print-color-adjust:exact;color-adjust:exact;}'],
  ['.a{-webkit-user-select:none;}', '.a{-webkit-user-select:none;}'],
  ['.a{--mask:none;}', '.a{--mask:none;}'],
  ['.a{display:flex;padding-left:4px;}', '.a{display:flex;padding-left:4px;}'],
])('the rule %s is written as %s', (rule, written) => expect(withPrefixes(rule)).toBe(written));
