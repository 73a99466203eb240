import { answersOf, defineModel, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import { disconnectMachine, readDisconnected } from './disconnect.machine';

const all = answersOf('disconnectAll', readDisconnected, refusedBy);
const ads = answersOf('disconnectAds', readDisconnected, refusedBy);

/** Disconnecting all accounts or the ads account, as testers see it. */
export const disconnectModel = defineModel({
  id: 'disconnect',
  machine: disconnectMachine,
  moves: {
    'wants to disconnect all accounts': { type: 'open', target: 'all-accounts' },
    'wants to disconnect the ads account': { type: 'open', target: 'ads-account' },
    'ticks the confirmation': { type: 'confirmation.ticked', on: true },
    'unticks the confirmation': { type: 'confirmation.ticked', on: false },
    confirms: { type: 'confirm' },
    'changes their mind': { type: 'close' },
  },
  answers: {
    disconnectAll: {
      disconnected: all({ status: 200, body: { errors: {}, responses: {} } }),
      'one of them could not be disconnected': all({
        status: 400,
        body: { errors: { '/wc/gla/ads/connection': { message: 'Broken' } }, responses: {} },
      }),
      refused: all({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
    disconnectAds: {
      disconnected: ads({ status: 200, body: { status: 'success', message: 'Successfully disconnected.' } }),
      refused: ads({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: () => null,
  sameKind: (sample, real) =>
    sample.type === real.type &&
    (sample.type !== 'open' || (real.type === sample.type && real.target === sample.target)) &&
    (sample.type !== 'confirmation.ticked' || (real.type === sample.type && real.on === sample.on)),
  invariants: {
    'nothing is disconnected without the confirmation [O5.05]': ({ can, has, asks }) =>
      (asks.length === 0 && !can({ type: 'confirm' })) || has('ticked'),
    'all is disconnected only where all was asked about [O4.10]': ({ asks, has }) =>
      asks.every(({ src }) => has(src === 'disconnectAll' ? 'all' : 'ads')),
    'it cannot be closed while it runs': ({ has, can }) => !has('busy') || !can({ type: 'close' }),
  },
  ends: ['leaving', 'reloading'],
  goals: {
    'all accounts can be disconnected': ({ at }) => at.includes('leaving'),
    'the ads account can be disconnected': ({ at }) => at.includes('reloading'),
  },
  requirements: {
    leaving: ['O4.10'],
    reloading: ['O4.10'],
    'confirmingAll.ticked / confirm': ['O5.05'],
    'confirmingAds.ticked / confirm': ['O5.05'],
    'confirmingAll.running / answer.refused': ['O4.10', 'O8.12'],
    'confirmingAds.running / answer.refused': ['O4.10', 'O8.12'],
  },
});
