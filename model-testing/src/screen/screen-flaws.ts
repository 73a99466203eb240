import type { Control, Name, Screen, Use } from './screen';

/** Kinds of flaws of a screen. */
export type FlawKind =
  | 'handler not called'
  /** Enter in a field does nothing. */
  | 'key not handled'
  /** Too early, while a call is on its way, or with something missing. */
  | 'works while it must not'
  | 'text exchanged'
  | 'notice swallowed'
  | 'dialog not shown'
  /** A field holds another value than was typed or picked. */
  | 'value exchanged'
  /** What is ticked is shown unticked, and the other way round. */
  | 'choice turned round';

/** A flaw of a screen: what a hand or an eye meets at one control or text. */
export interface Flaw {
  readonly kind: FlawKind;
  /** Control or text, after the part of the screen it is in; `notices` for notices, and the name of a dialog. */
  readonly where: string;
}

/** Another text than any that is shown. */
const exchanged = 'Another text';

const placeOf = (part: string, name: Name): string => `${part}${String(name)}`;
const within = (part: string, group: Name): string => `${part}${String(group)} › `;

type Found = (kind: FlawKind, where: string) => void;

/** A screen that tells what could be flawed of it: what is used, what is seen not to work, what is read. */
function watchedScreen(screen: Screen, tell: Found, part = ''): Screen {
  const used = (name: Name) => tell('handler not called', placeOf(part, name));
  return {
    ...screen,
    press: (button) => {
      used(button);
      return screen.press(button);
    },
    fill: (field, text) => {
      used(field);
      return screen.fill(field, text);
    },
    enter: (field) => {
      tell('key not handled', placeOf(part, field));
      return screen.enter(field);
    },
    choose: (option, on) => {
      used(option);
      return screen.choose(option, on);
    },
    pick: (field, option) => {
      used(field);
      return screen.pick(field, option);
    },
    control: async (name, use) => {
      const control = await screen.control(name, use);
      const place = placeOf(part, name);
      if (control?.enabled === false) tell('works while it must not', place);
      if (control !== null && control.value !== null && control.value !== '') tell('value exchanged', place);
      if (control !== null && control.on !== null) tell('choice turned round', place);
      return control;
    },
    dialog: async () => {
      const name = await screen.dialog();
      if (name !== null) tell('dialog not shown', placeOf(part, name));
      return name;
    },
    reads: async (text) => {
      const isRead = await screen.reads(text);
      if (isRead) tell('text exchanged', placeOf(part, text));
      return isRead;
    },
    notices: async () => {
      const all = await screen.notices();
      if (all.length > 0) tell('text exchanged', 'notices');
      if (all.length > 0) tell('notice swallowed', 'notices');
      return all;
    },
    part: (group) => watchedScreen(screen.part(group), tell, within(part, group)),
  };
}

/** The same screen with one flaw. */
function flawedScreen(screen: Screen, flaw: Flaw, part = ''): Screen {
  const has = (kind: FlawKind, name: Name): boolean => flaw.kind === kind && flaw.where === placeOf(part, name);
  /** A hand that meets a dead control does not notice it yet. */
  const handled = (name: Name, work: () => Promise<void>): Promise<void> =>
    has('handler not called', name) ? Promise.resolve() : work();
  return {
    ...screen,
    press: (button) => handled(button, () => screen.press(button)),
    fill: (field, text) => handled(field, () => screen.fill(field, text)),
    enter: (field) => (has('key not handled', field) ? Promise.resolve() : screen.enter(field)),
    choose: (option, on) => handled(option, () => screen.choose(option, on)),
    pick: (field, option) => handled(field, () => screen.pick(field, option)),
    control: async (name: Name, use?: Use): Promise<Control | null> => {
      const control = await screen.control(name, use);
      if (control === null) return null;
      return {
        enabled: control.enabled || has('works while it must not', name),
        on: has('choice turned round', name) ? control.on !== true : control.on,
        value: has('value exchanged', name) ? exchanged : control.value,
      };
    },
    dialog: async () => {
      const name = await screen.dialog();
      return name !== null && has('dialog not shown', name) ? null : name;
    },
    reads: async (text) => !has('text exchanged', text) && (await screen.reads(text)),
    notices: async () => {
      const all = await screen.notices();
      if (flaw.where !== 'notices') return all;
      return flaw.kind === 'notice swallowed' ? [] : all.map(() => exchanged);
    },
    part: (group) => flawedScreen(screen.part(group), flaw, within(part, group)),
  };
}

/** A flaw, and whether the walks through the screen notice it. */
export interface TriedFlaw extends Flaw {
  readonly isNoticed: boolean;
}

/** Leads a screen with each flaw it can have through its walks; `replay` says whether one goes along. */
export async function tryFlaws(
  walks: number,
  replay: (walk: number, over: (screen: Screen) => Screen) => Promise<boolean>,
): Promise<readonly TriedFlaw[]> {
  const flaws = new Map<string, Flaw & { readonly walks: Set<number> }>();
  for (let walk = 0; walk < walks; walk += 1) {
    const tell: Found = (kind, where) => {
      const key = `${kind} ${where}`;
      const known = flaws.get(key) ?? { kind, where, walks: new Set() };
      known.walks.add(walk);
      flaws.set(key, known);
    };
    await replay(walk, (screen) => watchedScreen(screen, tell));
  }
  const tried: TriedFlaw[] = [];
  for (const { kind, where, walks: among } of flaws.values()) {
    let isNoticed = false;
    for (const walk of among)
      if (!isNoticed) isNoticed = !(await replay(walk, (screen) => flawedScreen(screen, { kind, where })));
    tried.push({ kind, where, isNoticed });
  }
  return tried;
}
