import { accountIssueKind, attributeOf, productIssueKind } from './issue-words.rules';

it.each([
  ['missing_image_link', 'Missing value [image link]', 'image_link'],
  ['item_missing', 'Missing value [feed: Image Link]', 'image_link'],
  ['missing_price', 'No price was given', 'price'],
  ['image_too_small', 'Image too small [image link]', 'image_too_small'],
  ['something_else', 'Invalid value [gtin]', null],
  ['', 'Missing value [adult]', null],
])('knows the product issue %s, “%s”, as %s [O3.01]', (code, issue, kind) => {
  expect(productIssueKind({ code, issue })).toBe(kind);
});

it.each([
  ['insecure_checkout', 'insecure_checkout'],
  ['missing_image_link', null],
  ['brand_new', null],
])('knows the account issue %s as %s [O3.01]', (code, kind) => {
  expect(accountIssueKind({ code, issue: 'In their words' })).toBe(kind);
});

it.each([
  ['Image too small [image link]', 'image_link'],
  ['Missing value [feed: price]', 'price'],
  ['Violates a policy of the shopping ads', null],
])('finds the attribute of “%s”: %s', (issue, attribute) => {
  expect(attributeOf({ issue })).toBe(attribute);
});
