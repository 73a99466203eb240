/** @jest-environment ./tools/jsdom/environment.mjs */
/// <reference lib="dom" />
import { mayMatch } from './may-match.mjs';

document.body.innerHTML = `
  <main class="ui-stack wide" lang="en">
    <h1 id="title">Mugs</h1>
    <div class="row"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg><input type="checkbox" checked disabled></div>
    <div class="row Mui-selected"><a href="/mug?a=[1],2" title="a &gt; b">Mug</a><input type="text" required></div>
    <p hidden>None</p>
  </main>`;
const elements = [...document.querySelectorAll('*')];
const one = (selector: string) => document.querySelector(selector)!;

const selectors = [
  '*',
  'div',
  'DIV',
  'h1, h2',
  '.row',
  'div.row.Mui-selected',
  '#title',
  '[hidden]',
  '[HIDDEN]',
  ':root',
  'html:root',
  '.ui-stack>*',
  '.ui-stack > .row',
  '.ui-stack>:not(style)~:not(style)',
  '.row + .row',
  'h1 ~ div > input',
  '.row svg path',
  'main:not(.narrow) .row',
  ':is(.row, h1)',
  'div:has(> a)',
  'svg[viewBox]',
  'input[type="checkbox"]:checked',
  '.row :disabled',
  '[title="a > b"]',
  '[title="a, b"], a',
  'a[href="/mug?a=[1],2"]',
  '[lang|="en"]',
  '.wide\n.row',
  ':where(.ui-stack) > h1',
  '.row\\:x, h1',
  'p:not([hidden])',
  'input:required,\n  input:disabled',
  ':lang(en)',
  'body > main',
  'html > main',
  'a:hover',
];

it.each(selectors)('is true of every element that matches %j', (selector) => {
  const matching = elements.filter((element) => element.matches(selector));
  expect(matching.filter((element) => !mayMatch(element, selector))).toEqual([]);
});

it.each([
  ['another type', 'h2', 'h1'],
  ['a class that is missing', '.row.Mui-selected', '.row'],
  ['an attribute that is missing', 'input[required]', 'input'],
  ['a parent of another kind', '.narrow > .row', '.row'],
  ['a parent of another kind, past a sibling', '.narrow > h1 + .row', '.row'],
  ['no root', ':root', 'body'],
  ['none of several', 'h2, .narrow, [for]', 'h1'],
])('is false of an element with %s', (_, selector, element) => {
  expect(mayMatch(one(element), selector)).toBe(false);
});

it.each(['.a\\:b', 'svg|path', '@namespace "x";\n\nhtml', ':is(:not(:is(.a)))', '[a'])(
  'leaves %j to who can read it',
  (selector) => {
    expect(mayMatch(one('h1'), selector)).toBe(true);
  },
);
