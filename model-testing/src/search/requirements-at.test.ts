import type { Action } from '@listings/shared-machines/models';
import { recordWalk } from '../recordings/record-walk';
import { modelOf } from '../screen/model-of';
import { requirementsAt } from './requirements-at';

const phone = modelOf('phoneVerification');
const ask = (call: string, answers: string): Action => ({ by: 'server', call, answers });
const does = (name: string): Action => ({ by: 'user', does: name });

const recording = recordWalk(
  phone,
  [
    does('types a valid number'),
    does('sends the code'),
    ask('requestVerificationCode', 'code sent'),
    does('types six digits'),
    does('verifies'),
    ask('verifyPhoneNumber', 'wrong code'),
    { by: 'clock', passes: 60_000 },
  ],
  { name: 'a wrong code', origin: { how: 'hand-written', detail: '' }, begins: null },
);
const at = (step: number) => requirementsAt(phone, recording, step);

it('names the requirements of a move, an answer, a state that is entered, and time that is up', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(at)).toEqual([
    [],
    ['S5.15'],
    ['S4.18', 'S4.20', 'S5.15'],
    ['S4.18'],
    [],
    ['S4.18', 'S9.02'],
    ['S4.18', 'S5.20'],
    ['S4.18', 'S9.02'],
  ]);
});
