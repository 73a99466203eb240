import libraryCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import type { EmotionCache } from '@emotion/cache';
import createCache from './style-cache';

const rulesOf = (make: typeof libraryCache, styles: string, selector: string): readonly string[] => {
  const cache: EmotionCache = make({ key: 'test', stylisPlugins: [] });
  const rules: string[] = [];
  cache.sheet.insert = (rule) => void rules.push(rule);
  cache.insert(selector, serializeStyles([styles]), cache.sheet, true);
  return rules;
};

it.each([
  'color:red;',
  'color:red;&:hover,&.on{color:blue;}& > *{margin:0;}',
  '@media (hover: none){&:hover{color:red;}}',
  '&:hover{@media print{display:none;}}',
  '.a &{margin:0;}',
  '& .a, & .b{margin:0;}',
  '&::before{content:"{;}";}',
  '&::placeholder{opacity:1;}',
])('writes the rules that the library does for %s', (styles) => {
  const own = rulesOf(createCache, styles, '.own');
  expect(own).toEqual(rulesOf(libraryCache, styles, '.own'));
  expect(own.length).toBeGreaterThan(0);
});

it('writes rules of the whole page, and steps of animations, as the library does', () => {
  for (const styles of ['body{margin:0;}', '@keyframes a{from{opacity:0;}to{opacity:1;}}'])
    expect(rulesOf(createCache, styles, '')).toEqual(rulesOf(libraryCache, styles, ''));
});

it('remembers what it was told to', () => {
  const cache = createCache({ key: 'test', nonce: 'n', stylisPlugins: [] });
  const [one, other] = [serializeStyles(['color:red;']), serializeStyles(['color:blue;'])];
  cache.insert('.one', one, cache.sheet, true);
  cache.insert('.other', other, cache.sheet, false);
  expect(cache.inserted).toEqual({ [one.name]: true });
  expect(cache.nonce).toBe('n');
  expect(document.querySelector<HTMLStyleElement>('style[data-emotion="test"]')?.nonce).toBe('n');
});
