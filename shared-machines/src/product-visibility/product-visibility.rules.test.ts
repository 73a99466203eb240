import { readVisibilityDraft } from './product-visibility.rules';

it('reads a selection that was kept, and believes nothing else', () => {
  const draft = { selected: [1, 22], choice: false };
  expect(readVisibilityDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(readVisibilityDraft({ selected: [], choice: 'yes' })).toEqual({ selected: [], choice: null });
  const strangers = [
    null,
    'text',
    {},
    { selected: 'all' },
    { selected: [0] },
    { selected: ['1'] },
    { selected: [1.5] },
  ];
  expect(strangers.map(readVisibilityDraft)).toEqual(strangers.map(() => null));
});
