/** @jest-environment ./tools/jsdom/environment.mjs */
/// <reference lib="dom" />

const styled = (css: string, html: string) => {
  document.head.innerHTML = `<style>@keyframes turn { from { color: red } } ${css}</style>`;
  document.body.innerHTML = html;
  return document.querySelector('b')!;
};
const displayOf = (element: Element) => getComputedStyle(element).display;

it('computes the styles of elements by rules of classes, parents and media', () => {
  expect(displayOf(styled('.a > b { display: none }', '<p class="a"><b></b></p>'))).toBe('none');
  expect(displayOf(styled('.a > b { display: none }', '<p class="c"><b></b></p>'))).toBe('');
  expect(displayOf(styled('@media screen { .a b { display: grid } }', '<p class="a"><i><b></b></i></p>'))).toBe('grid');
  expect(displayOf(styled('.x, i + b { display: flex }', '<i></i><b></b>'))).toBe('flex');
  expect(getComputedStyle(styled('p { visibility: hidden }', '<p><b></b></p>')).visibility).toBe('hidden');
});

it('keeps a computed style until something changes', () => {
  const element = styled('.a { display: none } [title] { display: grid }', '<p><b></b></p>');
  const first = getComputedStyle(element);
  expect(first.display).toBe('');
  expect(getComputedStyle(element)).toBe(first);
  element.className = 'a';
  expect(displayOf(element)).toBe('none');
  element.title = 'Mug';
  expect(displayOf(element)).toBe('grid');
  element.style.display = 'flex';
  expect(displayOf(element)).toBe('flex');
  document.querySelector('style')!.textContent += 'b { display: table !important }';
  document.querySelector('p')!.style.visibility = 'hidden';
  expect(getComputedStyle(element).visibility).toBe('hidden');
  element.remove();
  expect(displayOf(element)).not.toBe('none');
});

it('computes anew after a rule is added or taken away', () => {
  const element = styled('.a { display: none }', '<b class="a"></b>');
  expect(displayOf(element)).toBe('none');
  const [sheet] = document.styleSheets;
  sheet!.insertRule('b.a { display: grid }', sheet!.cssRules.length);
  document.head.append(document.createElement('style'));
  expect(displayOf(element)).toBe('grid');
  document.querySelector('style')!.remove();
  expect(displayOf(element)).toBe('');
});
