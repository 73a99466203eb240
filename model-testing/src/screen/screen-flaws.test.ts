import type { Control, Screen } from './screen';
import { tryFlaws } from './screen-flaws';

/** A screen with a form: a button that works once something is typed, and a text that says when it is saved. */
function form(): Screen {
  let [typed, saved] = ['', false];
  const screen: Screen = {
    press: async () => void (saved = true),
    fill: async (_, text) => void (typed = text),
    enter: async () => void (saved = typed !== ''),
    choose: async () => undefined,
    pick: async () => undefined,
    control: async (name): Promise<Control | null> =>
      name === 'Save' ? { enabled: typed !== '', on: null, value: null } : null,
    reads: async (text) => text === 'Saved' && saved,
    dialog: async () => null,
    part: () => screen,
    notices: async () => (saved ? ['It is saved.'] : []),
    visit: async () => undefined,
    attend: async () => undefined,
  };
  return screen;
}

const walk = async (screen: Screen): Promise<boolean> => {
  const wasRight = (await screen.control('Save'))?.enabled === false;
  await screen.part('Form').fill('Name', 'Ada');
  const isRight = (await screen.control('Save'))?.enabled === true;
  await screen.press('Save');
  return wasRight && isRight && (await screen.reads('Saved'));
};

it('gives a screen one flaw at a time, in its parts too, and tells which a walk notices', async () => {
  expect(await tryFlaws(1, (_, over) => walk(over(form())))).toEqual([
    { kind: 'works while it must not', where: 'Save', isNoticed: true },
    { kind: 'handler not called', where: 'Form › Name', isNoticed: true },
    { kind: 'handler not called', where: 'Save', isNoticed: true },
    { kind: 'text exchanged', where: 'Saved', isNoticed: true },
  ]);
});

it('tells the flaws that no walk notices: one that looks at no notice, and presses without looking', async () => {
  const blind = async (screen: Screen): Promise<boolean> => {
    await screen.control('Save');
    await screen.press('Save');
    await screen.notices();
    return true;
  };
  expect(await tryFlaws(2, (_, over) => blind(over(form())))).toEqual([
    { kind: 'works while it must not', where: 'Save', isNoticed: false },
    { kind: 'handler not called', where: 'Save', isNoticed: false },
    { kind: 'text exchanged', where: 'notices', isNoticed: false },
    { kind: 'notice swallowed', where: 'notices', isNoticed: false },
  ]);
});

it('exchanges what a field holds, turns a choice round, hides a dialog and swallows a notice', async () => {
  const controls: Readonly<Record<string, Control>> = {
    Amount: { enabled: true, on: null, value: '20.50' },
    'All countries': { enabled: true, on: true, value: null },
  };
  const screen: Screen = {
    ...form(),
    control: async (name) => controls[String(name)] ?? null,
    dialog: async () => 'Accept the terms',
    notices: async () => ['It could not be saved.'],
  };
  const look = async (seen: Screen): Promise<boolean> =>
    (await seen.control('Amount'))?.value === '20.50' &&
    (await seen.control('All countries'))?.on === true &&
    (await seen.dialog()) === 'Accept the terms' &&
    (await seen.notices()).includes('It could not be saved.');
  expect(await tryFlaws(1, (_, over) => look(over(screen)))).toEqual([
    { kind: 'value exchanged', where: 'Amount', isNoticed: true },
    { kind: 'choice turned round', where: 'All countries', isNoticed: true },
    { kind: 'dialog not shown', where: 'Accept the terms', isNoticed: true },
    { kind: 'text exchanged', where: 'notices', isNoticed: true },
    { kind: 'notice swallowed', where: 'notices', isNoticed: true },
  ]);
});

it('lets Enter in a field do nothing, which a walk notices that goes on by it', async () => {
  const byKey = async (screen: Screen): Promise<boolean> => {
    await screen.part('Form').fill('Name', 'Ada');
    await screen.part('Form').enter('Name');
    return screen.reads('Saved');
  };
  expect(await tryFlaws(1, (_, over) => byKey(over(form())))).toEqual([
    { kind: 'handler not called', where: 'Form › Name', isNoticed: true },
    { kind: 'key not handled', where: 'Form › Name', isNoticed: true },
    { kind: 'text exchanged', where: 'Saved', isNoticed: true },
  ]);
});
