import type { Locator, Page } from 'playwright-core';
import { NotUsable, type Control, type Name, type Screen, type Use } from './screen';

/** Milliseconds of real time for a hand on a control that works: on a busy machine the browser draws late. */
const patienceMs = 15_000;

type Role = 'button' | 'link' | 'textbox' | 'combobox' | 'radio' | 'checkbox' | 'switch';
const roles: Readonly<Record<Use, readonly Role[]>> = {
  press: ['button', 'link'],
  choose: ['radio', 'checkbox', 'switch'],
  fill: ['textbox', 'combobox'],
};
const rolesFor = (use: Use | undefined): readonly Role[] =>
  use === undefined ? Object.values(roles).flat() : roles[use];

type Root = Pick<Locator, 'getByRole' | 'getByText'>;

const exactly = (name: Name) => ({ name, exact: typeof name === 'string' });

const anyOf = (root: Root, among: readonly Role[], name: Name): Locator => {
  const [first, ...others] = among.map((role) => root.getByRole(role, exactly(name)));
  return others.reduce((all, each) => all.or(each), first as Locator).first();
};

/** Runs in the page: what the first of these is, read in one go, since the page goes on. */
function readControl([element]: Element[]): Control | null {
  if (element === undefined) return null;
  const isInput = element instanceof HTMLInputElement;
  const isField = element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement || isInput;
  const isChosen = isInput && /^(radio|checkbox)$/.test(element.type);
  const isDisabled =
    ('disabled' in element && element.disabled === true) ||
    ['aria-disabled', 'aria-busy'].some((state) => element.getAttribute(state) === 'true');
  return {
    enabled: !isDisabled,
    on: isChosen ? element.checked : null,
    value: isField && !isChosen ? element.value : null,
  };
}

/** Presses what works; a dialog that came between the look and the press took it away, and it is not usable then. */
async function pressed(target: Locator, name: Name): Promise<void> {
  try {
    await target.click({ timeout: patienceMs });
  } catch (error) {
    if ((await target.count()) > 0) throw error;
    throw new NotUsable(`“${String(name)}” was taken away before it was pressed`);
  }
}

/** Hand and eye over a page in a browser. */
export function playwrightScreen(page: () => Page, root: () => Root = page): Screen {
  const working = async (among: readonly Role[], name: Name): Promise<Locator> => {
    const target = anyOf(root(), among, name);
    const what = `${among.join(' or ')} “${String(name)}”`;
    const control = await target.evaluateAll(readControl);
    if (control === null) throw new NotUsable(`there is no ${what} on the screen`);
    if (!control.enabled) throw new NotUsable(`the ${what} does not work now`);
    return target;
  };
  const timeout = patienceMs;
  return {
    press: async (name) => pressed(await working(roles.press, name), name),
    fill: async (name, text) => (await working(roles.fill, name)).fill(text, { timeout }),
    enter: async (name) => (await working(roles.fill, name)).press('Enter', { timeout }),
    async choose(name, on = true) {
      const option = await working(roles.choose, name);
      if ((await option.isChecked()) !== on) await option.click({ timeout });
    },
    async pick(name, option) {
      const field = await working(['combobox'], name);
      if (!(await field.evaluate((element) => element instanceof HTMLSelectElement))) {
        await field.fill(String(option), { timeout });
        return page().getByRole('treeitem', exactly(option)).click({ timeout });
      }
      const label = await field.getByRole('option', exactly(option)).first().textContent();
      await field.selectOption({ label: label ?? '' }, { timeout });
    },
    control: (name, use) => anyOf(root(), rolesFor(use), name).evaluateAll(readControl),
    reads: async (text) => {
      const shown = root().getByText(text, { exact: typeof text === 'string' });
      return (await shown.filter({ visible: true }).count()) > 0;
    },
    dialog: () =>
      page()
        .getByRole('dialog')
        .evaluateAll(([dialog]) => {
          if (dialog === undefined) return null;
          const labelled = dialog.getAttribute('aria-labelledby');
          return (
            (labelled && document.getElementById(labelled)?.textContent) || dialog.getAttribute('aria-label') || ''
          );
        }),
    part: (group) =>
      playwrightScreen(page, () => {
        const [asGroup, asDialog] = [
          root().getByRole('group', exactly(group)),
          root().getByRole('dialog', exactly(group)),
        ];
        return asGroup.or(asDialog).first();
      }),
    attend: (focused) =>
      page().evaluate((type) => void window.dispatchEvent(new Event(type)), focused ? 'focus' : 'blur'),
    visit: (address) => page().evaluate((to) => window.history.pushState(null, '', to), address),
    notices: () => page().locator('[role=alert], [role=status]').allTextContents(),
  };
}
