import type { Locator } from 'playwright-core';
import { pressOn, tabTo, typeInto } from './keyboard';

/** Way a person uses the page: with the mouse, or with the keyboard alone. */
export interface InputMethod {
  readonly name: 'mouse' | 'keyboard';
  /** Presses a button or follows a link. */
  readonly press: (target: Locator) => Promise<void>;
  /** Replaces what a field holds. */
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** Ticks a checkbox that is not ticked. */
  readonly tick: (checkbox: Locator) => Promise<void>;
  /** Chooses one of a group of radio buttons. */
  readonly choose: (radio: Locator) => Promise<void>;
}

export const mouse: InputMethod = {
  name: 'mouse',
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  tick: (checkbox) => checkbox.check(),
  choose: (radio) => radio.check(),
};

/** Tab stops at one radio of a group only; the arrows go on from there. */
async function chooseByArrows(radio: Locator) {
  const name = await radio.getAttribute('name');
  const group = radio.page().locator(`input[type=radio][name="${name ?? ''}"]`);
  const count = await group.count();
  for (let at = 0; at < count; at += 1) {
    if (await radio.isChecked()) return;
    const stop = (await group.locator(':scope:checked').count()) > 0 ? group.locator(':scope:checked') : group.first();
    await tabTo(stop.first());
    await radio.page().keyboard.press((await stop.first().isChecked()) ? 'ArrowDown' : 'Space');
  }
  if (!(await radio.isChecked())) throw new Error(`${String(radio)} cannot be chosen by arrows`);
}

export const keyboard: InputMethod = {
  name: 'keyboard',
  press: (target) => pressOn(target, 'Enter'),
  type: typeInto,
  tick: async (checkbox) => {
    if (!(await checkbox.isChecked())) await pressOn(checkbox, 'Space');
  },
  choose: chooseByArrows,
};
