import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { compile, middleware, serialize, stringify } from 'stylis';
import * as buttons from '../actions/button.stories';
import * as tiles from '../data/tile.stories';
import * as notices from '../feedback/notice.stories';
import * as pills from '../feedback/status-pill.stories';
import * as checkboxes from '../forms/checkbox.stories';
import * as cards from '../forms/radio-cards.stories';
import * as selects from '../forms/select.stories';
import * as steppers from '../forms/stepper.stories';
import * as switches from '../forms/switch.stories';
import * as fields from '../forms/text-field.stories';
import { createTexts } from '../i18n/texts';
import { TextsProvider } from '../i18n/text-context';
import { AppProviders } from './app-providers';
import * as panels from '../layout/panel.stories';
import { pageStyleCache } from './emotion-cache';
import { plainRules } from './plain-rules';

it.each([
  ['display:flex;gap:4px;', ['.a{display:flex;gap:4px;}']],
  ['', []],
  ['color:red;&:hover{color:blue;}margin:0;', ['.a{color:red;margin:0;}', '.a:hover{color:blue;}']],
  ['.b &.c>&{margin:0;}', null],
  ['&.c + &{margin:0;}', ['.a.c + .a{margin:0;}']],
  ['@media print{display:none;}', ['@media print{.a{display:none;}}']],
  ['@container (max-width: 180px){gap:0;}', ['@container (max-width: 180px){.a{gap:0;}}']],
  ['&:hover{}gap:0;', ['.a{gap:0;}']],
  ['&:hover,&:focus{gap:0;}', null],
  [':hover{gap:0;}', null],
  ['& .b{gap:0;}', ['.a .b{gap:0;}']],
  ['@media print{&:hover{gap:0;}}', null],
  ['@font-face{src:none;}', null],
])('of the styles %s the rules are %j', (styles, rules) => expect(plainRules('.a', styles)).toEqual(rules));

const ofLibrary = (selector: string, styles: string): string =>
  serialize(compile(`${selector}{${styles}}`), middleware([stringify]));

/** Without spaces, and without the empty declarations that styles have where they are joined. */
const withoutSpaces = (rules: string): string =>
  rules.replaceAll(/\s+/g, '').replaceAll(/;{2,}/g, ';').replaceAll('{;', '{');

const stories = [
  buttons,
  tiles,
  notices,
  pills,
  checkboxes,
  cards,
  selects,
  steppers,
  switches,
  fields,
  panels,
].flatMap(({ default: _meta, ...named }) => Object.values<ComponentType>(named));

it('writes what `stylis` does for the styles of components', () => {
  const texts = createTexts({ language: 'en', catalogs: {} });
  const insert = jest.spyOn(pageStyleCache(), 'insert');
  const { unmount } = render(
    <AppProviders>
      <TextsProvider texts={texts}>
        {stories.map((Story, index) => (
          <Story key={index} />
        ))}
      </TextsProvider>
    </AppProviders>,
  );
  unmount();
  const asked = insert.mock.calls.map(([selector, { styles }]) => [selector, styles] as const);
  const plain = asked.filter(([selector, styles]) => selector !== '' && plainRules(selector, styles) !== null);
  for (const [selector, styles] of plain)
    expect(withoutSpaces((plainRules(selector, styles) ?? []).join(''))).toBe(
      withoutSpaces(ofLibrary(selector, styles)),
    );
  expect(plain.length).toBeGreaterThan(15);
});
