import { askedBy, singleKeys } from './shortcuts.rules';

const none = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false, defaultPrevented: false };
const place = (what: string): Element => {
  const [name = '', type] = what.split(' ');
  const element = document.createElement(name);
  if (name === 'p') element.setAttribute('contenteditable', '');
  if (type !== undefined) element.setAttribute('type', type);
  document.body.replaceChildren(element);
  return element;
};

it.each([
  ['Ctrl-K', { key: 'k', ctrlKey: true }, 'input', 'find'],
  ['Cmd-K with Caps Lock', { key: 'K', metaKey: true }, 'main', 'find'],
  ['K alone', { key: 'k' }, 'main', null],
  ['Ctrl-Alt-K', { key: 'k', ctrlKey: true, altKey: true }, 'main', null],
  ['?', { key: '?' }, 'main', 'keys'],
  ['? on a button', { key: '?' }, 'button', 'keys'],
  ['? on a checkbox', { key: '?' }, 'input checkbox', 'keys'],
  ['? on a choice of several', { key: '?' }, 'input radio', 'keys'],
  ['? in a field', { key: '?' }, 'input text', null],
  ['? while typing', { key: '?' }, 'textarea', null],
  ['? in a text that can be edited', { key: '?' }, 'p', null],
  ['? that something else has taken', { key: '?', defaultPrevented: true }, 'main', null],
  ['? of an input method', { key: '?', isComposing: true }, 'main', null],
] as const)('%s asks for what it should', (_name, pressed, where, asked) => {
  expect(askedBy({ ...none, ...pressed }, place(where), true)).toBe(asked);
});

it('leaves single keys alone where they are turned off, and keeps that', () => {
  singleKeys.set(window, false);
  expect(singleKeys.isOn(window)).toBe(false);
  expect(askedBy({ ...none, key: '?' }, document.body, singleKeys.isOn(window))).toBeNull();
  expect(askedBy({ ...none, key: 'k', ctrlKey: true }, document.body, false)).toBe('find');
  singleKeys.set(window, true);
  expect(singleKeys.isOn(window)).toBe(true);
});
