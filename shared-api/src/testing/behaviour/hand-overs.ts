import { answers, invalid, refuses, type Behaviour } from './behaviour';
import { someNumber, someText } from './described';

const asked = { step: 'hosting', name: 'Maria', email: 'maria@agency.example' } as const;
const handOver = {
  id: someText('hand-over'),
  step: 'hosting',
  name: 'Maria',
  asked_by: someText('asker'),
  asked_at: someNumber('asked'),
  expires_at: someNumber('expires'),
  opened_at: null,
  mailed_to: 'maria@agency.example',
} as const;

/** Steps that somebody else is asked to do. */
export const handOverBehaviours: readonly Behaviour[] = [
  {
    rule: 'a step waits for one person at a time, and is listed until it is withdrawn',
    given: 'fresh',
    steps: [
      answers('listHandOvers', {}, { hand_overs: [], done: [], mail_available: true }),
      answers('createHandOver', { body: asked }, { hand_over: handOver, url: someText() }),
      answers('listHandOvers', {}, { hand_overs: [handOver], done: [], mail_available: true }),
      refuses(
        'createHandOver',
        { body: asked },
        { status: 409, code: 'hand_over_open', message: 'Somebody was asked to do this step already.' },
      ),
      answers(
        'withdrawHandOver',
        { params: { id: someText('hand-over') } },
        { hand_overs: [], done: [], mail_available: true },
      ),
      refuses(
        'renewHandOver',
        { params: { id: someText('hand-over') } },
        {
          status: 404,
          code: 'hand_over_gone',
          message: 'This link has ended: the step is done, or it was withdrawn.',
        },
      ),
    ],
  },
  {
    rule: 'nobody is asked to do what is done, or by no name',
    given: 'connected',
    steps: [
      refuses(
        'createHandOver',
        { body: asked },
        { status: 409, code: 'hand_over_done', message: 'This step is done already.' },
      ),
      refuses('createHandOver', { body: { ...asked, name: '' } }, invalid('name')),
    ],
  },
];
