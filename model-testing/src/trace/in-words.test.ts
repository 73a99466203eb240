import { inWords } from './in-words';

it.each([
  ['state', ['entering'], ['verifying'], ['The machine should be in “entering”; it is in “verifying”.']],
  [
    'offers',
    ['verifies', 'asks again'],
    ['asks again', 'edits'],
    ['“verifies” should be possible and is not.', '“edits” is possible and should not be.'],
  ],
  [
    'asks',
    [{ key: 'saveSettings', body: { checkout: true } }],
    [{ key: 'getSettings' }],
    [
      'The call saveSettings with {"body":{"checkout":true}} should be on its way and is not.',
      'The call getSettings is on its way and should not be.',
    ],
  ],
  ['goes', ['/google/dashboard'], [], ['The page should go to “/google/dashboard”; it went to nothing.']],
  ['notices', ['saveSettings'], ['Saved'], ['A notice of “saveSettings” should be shown; shown is “Saved”.']],
  [
    'error',
    null,
    'the button “Send” does not work now',
    ['The step could not be done: the button “Send” does not work now.'],
  ],
  ['shows', { a: 1, b: 2 }, { a: 1, b: 3 }, ['shows.b should be 2 and is 3.']],
  [
    'button (1 ms before the time is up)',
    'Call again in 1 s',
    'Call again',
    ['button should be "Call again in 1 s" and is "Call again", 1 ms before the time is up.'],
  ],
])('says in words that %s is not as it should be', (facet, expected, seen, words) => {
  expect(inWords({ facet, expected, seen })).toEqual(words);
});
