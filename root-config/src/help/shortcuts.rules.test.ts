import { askedBy, offeredUndo, singleKeys } from './shortcuts.rules';

const none = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
};
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
  ['Ctrl-Z', { key: 'z', ctrlKey: true }, 'main', 'undo'],
  ['Cmd-Z on a checkbox', { key: 'z', metaKey: true }, 'input checkbox', 'undo'],
  ['Ctrl-Z in a field', { key: 'z', ctrlKey: true }, 'input text', null],
  ['Ctrl-Z on a list of choices', { key: 'z', ctrlKey: true }, 'select', 'undo'],
  ['? on a list of choices', { key: '?' }, 'select', null],
  ['Ctrl-Shift-Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'main', null],
  ['Z alone', { key: 'z' }, 'main', null],
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

it('takes the undo that was offered last, and none behind a modal', () => {
  const made = (text: string, attributes: Readonly<Record<string, string>> = {}) => {
    const element = Object.assign(document.createElement('div'), { textContent: text });
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const offer = (name: string) => made(name, { 'aria-keyshortcuts': 'Control+Z Meta+Z' });
  document.body.replaceChildren(made('other'));
  expect(offeredUndo(document)).toBeNull();
  document.body.replaceChildren(offer('first'), offer('last'), made('other'));
  expect(offeredUndo(document)?.textContent).toBe('last');
  document.body.append(made('', { role: 'dialog', 'aria-modal': 'true' }));
  expect(offeredUndo(document)).toBeNull();
});
