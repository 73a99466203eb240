import { isInaccessible, queryAllByRole, queryAllByText, within as inside } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { Control, Name, Screen } from './screen';

type Role = 'button' | 'link' | 'textbox' | 'combobox' | 'radio' | 'checkbox' | 'group' | 'dialog' | 'switch' | 'tab';
const pressed: readonly Role[] = ['button', 'link'];
const chosen: readonly Role[] = ['radio', 'checkbox', 'switch'];
const filled: readonly Role[] = ['textbox', 'combobox'];

const isThere = (element: HTMLElement) => !isInaccessible(element);

/** Looking without `hidden` is what makes looking by role slow in jsdom: only what matches is asked whether it is hidden. */
const found = (root: HTMLElement, roles: readonly Role[], name: Name): HTMLElement | undefined =>
  roles.flatMap((role) => queryAllByRole(root, role, { name, hidden: true })).find(isThere);

const isDisabled = (element: HTMLElement) =>
  ('disabled' in element && element.disabled === true) || element.getAttribute('aria-disabled') === 'true';

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

export interface JsdomScreenOptions {
  readonly root: () => HTMLElement;
  readonly notices: () => readonly string[];
  readonly user?: UserEvent;
}

/** Hand and eye over Testing Library. `user` must move the clock of the test itself, where that is not the real one. */
export function jsdomScreen({ root, notices, user = userEvent.setup({ delay: null }) }: JsdomScreenOptions): Screen {
  const must = (roles: readonly Role[], name: Name): HTMLElement => {
    const element = found(root(), roles, name);
    if (element === undefined) throw new Error(`there is no ${roles.join(' or ')} “${String(name)}” on the screen`);
    if (isDisabled(element)) throw new Error(`the ${roles.join(' or ')} “${String(name)}” does not work now`);
    return element;
  };
  return {
    press: (name) => user.click(must(pressed, name)),
    async fill(name, text) {
      const field = must(filled, name);
      await user.clear(field);
      if (text !== '') await user.type(field, text);
    },
    async choose(name, on = true) {
      const option = must(chosen, name);
      if (!(option instanceof HTMLInputElement) || option.checked !== on) await user.click(option);
    },
    async pick(name, option) {
      const field = must(['combobox'], name);
      const wanted = inside(field).getByRole('option', { name: option, hidden: true });
      await user.selectOptions(field, wanted);
    },
    async control(name) {
      const element = found(root(), [...pressed, ...chosen, ...filled], name);
      return element === undefined ? null : controlOf(element);
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
        user,
      }),
    notices: async () => notices(),
  };
}
