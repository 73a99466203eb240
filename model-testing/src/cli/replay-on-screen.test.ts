import { modelOf } from '../screen/model-of';
import { commandLine } from '../testing/command-line.fixture';

const { place, typed, within } = commandLine();

it('says that a front end cannot be reached before a browser looks for it', async () => {
  const line = 'replay phone --on chromium --front http://127.0.0.1:1/sign-in?token=x';
  expect(await typed(line, place([modelOf('phoneVerification')]))).toEqual({
    code: 2,
    text: 'The front end http://127.0.0.1:1 cannot be reached: is it started?',
  });
});

it('says before a screen is opened what of a recording it cannot be led through', async () => {
  const at = place([modelOf('phoneVerification'), modelOf('campaignBudget')]);
  await typed('record phone --start with --name resumed --steps "types six digits"', at);
  expect(await typed('replay phone resumed --on jsdom', at)).toEqual({
    code: 2,
    text: 'resumed cannot be led through the screen: it begins “with a code that was sent before”, and a walk through a screen begins as the page is opened.\nOn the machine it can be replayed: without --on.',
  });
  await typed('record budget --name named --steps "saves an amount and a name"', at);
  const file = within('recordings/campaign-budget/named.json');
  const reason = 'step 1, the admin saves an amount and a name: a name that was typed stays,';
  for (const line of ['replay budget named --on chromium', `replay --on jsdom --file ${file}`])
    expect(await typed(line, at)).toMatchObject({ code: 2, text: expect.stringContaining(reason) as string });
  expect((await typed('replay budget named --on jsdom --steps', at)).text).toBe(
    '--steps is for a replay on the machine: without --on.',
  );
});
