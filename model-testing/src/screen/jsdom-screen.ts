import { fireEvent, isInaccessible, queryAllByRole, queryAllByText, within as inside } from '@testing-library/dom';
import type { Control, Name, Screen, Use } from './screen';

type Role = 'button' | 'link' | 'textbox' | 'combobox' | 'radio' | 'checkbox' | 'group' | 'dialog' | 'switch' | 'tab';
const roles: Readonly<Record<Use, readonly Role[]>> = {
  press: ['button', 'link'],
  choose: ['radio', 'checkbox', 'switch'],
  fill: ['textbox', 'combobox'],
};
const rolesFor = (use: Use | undefined): readonly Role[] =>
  use === undefined ? Object.values(roles).flat() : roles[use];

const isThere = (element: HTMLElement) => !isInaccessible(element);

const selectors: Readonly<Record<Role, string>> = {
  button: 'button, [role=button]',
  link: 'a[href], [role=link]',
  textbox: 'input, textarea, [role=textbox]',
  combobox: 'select, [role=combobox]',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  switch: '[role=switch]',
  group: '[role=group], fieldset',
  dialog: '[role=dialog]',
  tab: '[role=tab]',
};

const unanchored = (name: Name): Name =>
  typeof name === 'string' ? name : new RegExp(name.source.replace(/^\^/, '').replace(/\$$/, ''), name.flags);

/** True when the words of a button or link may be its name: names themselves are slow to compute in jsdom. */
function mayBe(element: HTMLElement, name: Name): boolean {
  if (!element.matches('button, a, [role=button], [role=link]')) return true;
  if (element.hasAttribute('aria-labelledby')) return true;
  const words = `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;
  return typeof name === 'string' ? words.includes(name) : (unanchored(name) as RegExp).test(words);
}

function found(root: HTMLElement, among: readonly Role[], name: Name): HTMLElement | undefined {
  for (const role of among)
    for (const element of root.querySelectorAll<HTMLElement>(selectors[role])) {
      if (!mayBe(element, name)) continue;
      const named = queryAllByRole(element.parentElement ?? root, role, { name, hidden: true });
      if (named.includes(element) && isThere(element)) return element;
    }
  return undefined;
}

/** A control that is busy takes nothing, though it keeps the focus. */
const isDisabled = (element: HTMLElement) =>
  ('disabled' in element && element.disabled === true) ||
  element.getAttribute('aria-disabled') === 'true' ||
  element.getAttribute('aria-busy') === 'true';

function controlOf(element: HTMLElement): Control {
  const isInput = element instanceof HTMLInputElement;
  const isField = element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement || isInput;
  const isChosen = isInput && /^(radio|checkbox)$/.test(element.type);
  return {
    enabled: !isDisabled(element),
    on: isChosen ? element.checked : null,
    value: isField && !isChosen ? element.value : null,
  };
}

/** An action of a notice: notices are the page's, which shows no more of them than this. */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

export interface JsdomScreenOptions {
  readonly root: () => HTMLElement;
  readonly notices: () => readonly string[];
  readonly actions: () => readonly NoticeAction[];
  readonly visit: (address: string) => void;
  /** Runs what a hand does until all that comes of it is drawn: React's `act`. */
  readonly act: (work: () => Promise<void>) => Promise<void>;
}

function click(element: HTMLElement): void {
  element.focus();
  fireEvent.click(element);
}

/** The button that Enter in a field presses where nothing else takes the key: jsdom submits no form by itself. */
const defaultButton = (field: HTMLElement) => field.closest('form')?.querySelector<HTMLElement>('[type=submit]');

/** Hand and eye over Testing Library: the events a hand comes to, without the way there, which a browser shows. */
export function jsdomScreen({ root, notices, actions, visit, act }: JsdomScreenOptions): Screen {
  const actionOf = (name: Name) =>
    actions().find(({ label }) => (typeof name === 'string' ? label === name : name.test(label)));
  const must = (among: readonly Role[], name: Name): HTMLElement => {
    const element = found(root(), among, name);
    if (element === undefined) throw new Error(`there is no ${among.join(' or ')} “${String(name)}” on the screen`);
    if (isDisabled(element)) throw new Error(`the ${among.join(' or ')} “${String(name)}” does not work now`);
    return element;
  };
  return {
    press: (name) =>
      act(async () => {
        const action = found(root(), roles.press, name) === undefined ? actionOf(name) : undefined;
        if (action === undefined) click(must(roles.press, name));
        else action.run();
      }),
    fill: (name, text) =>
      act(async () => {
        const field = must(roles.fill, name);
        field.focus();
        fireEvent.change(field, { target: { value: text } });
      }),
    async enter(name) {
      const field = must(roles.fill, name);
      let button: HTMLElement | null | undefined;
      await act(async () => {
        field.focus();
        if (fireEvent.keyDown(field, { key: 'Enter' })) button = defaultButton(field);
      });
      if (button && !isDisabled(button)) await act(async () => click(button as HTMLElement));
    },
    choose: (name, on = true) =>
      act(async () => {
        const option = must(roles.choose, name);
        if (!(option instanceof HTMLInputElement) || option.checked !== on) click(option);
      }),
    async pick(name, option) {
      const field = must(['combobox'], name);
      if (!(field instanceof HTMLSelectElement)) {
        await act(async () => {
          field.focus();
          fireEvent.change(field, { target: { value: String(option) } });
        });
        return act(async () => click(inside(document.body).getByRole('treeitem', { name: option, hidden: true })));
      }
      return act(async () => {
        const { value } = inside(field).getByRole<HTMLOptionElement>('option', { name: option, hidden: true });
        fireEvent.change(field, { target: { value } });
      });
    },
    async control(name, use) {
      const element = found(root(), rolesFor(use), name);
      if (element !== undefined) return controlOf(element);
      return (use ?? 'press') === 'press' && actionOf(name) ? { enabled: true, on: null, value: null } : null;
    },
    reads: async (text) => queryAllByText(root(), text).some(isThere),
    async dialog() {
      const dialog = queryAllByRole(document.body, 'dialog', { hidden: true }).find(isThere);
      if (dialog === undefined) return null;
      const labelled = dialog.getAttribute('aria-labelledby');
      return (labelled && document.getElementById(labelled)?.textContent) || dialog.getAttribute('aria-label') || '';
    },
    part: (group) =>
      jsdomScreen({
        root: () => found(root(), ['group', 'dialog'], group) ?? document.createElement('div'),
        notices,
        actions: () => [],
        visit,
        act,
      }),
    notices: async () => notices(),
    visit: (address) => act(async () => visit(address)),
    attend: (focused) =>
      act(async () => {
        window.dispatchEvent(new Event(focused ? 'focus' : 'blur'));
      }),
  };
}
