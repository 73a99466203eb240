import type { HandOver } from '../contract';
import type { Samples } from './samples';

const handOver: HandOver = {
  id: '5f0c2a1e-7b64-4d3f-9a10-c2f0a6b1d7e8',
  step: 'provider',
  name: 'Maria',
  asked_by: 'Ada',
  asked_at: 1664280000,
  expires_at: 1664884800,
  opened_at: null,
  mailed_to: 'maria@agency.example',
};
const list = { hand_overs: [handOver], done: ['phone' as const], mail_available: true };
const asked = {
  step: 'provider' as const,
  name: 'Maria',
  email: 'maria@agency.example',
  note: 'You have the account.',
  language: 'en',
};
const url = 'https://shop.example/hand-over/open?token=t';

/** Calls about steps that somebody else is asked to do. */
export const handOverSamples = {
  listHandOvers: { sent: 'GET /wc/gla/hand-overs', reply: { status: 200, body: list }, gives: list },
  createHandOver: {
    input: { body: asked },
    sent: 'POST /wc/gla/hand-overs',
    body: asked,
    reply: { status: 200, body: { hand_over: handOver, url } },
    gives: { hand_over: handOver, url },
  },
  renewHandOver: {
    input: { params: { id: '5f0c2a1e-7b64-4d3f-9a10-c2f0a6b1d7e8' } },
    sent: 'POST /wc/gla/hand-overs/5f0c2a1e-7b64-4d3f-9a10-c2f0a6b1d7e8/link',
    reply: { status: 200, body: { hand_over: handOver, url } },
    gives: { hand_over: handOver, url },
  },
  withdrawHandOver: {
    input: { params: { id: '5f0c2a1e-7b64-4d3f-9a10-c2f0a6b1d7e8' } },
    sent: 'DELETE /wc/gla/hand-overs/5f0c2a1e-7b64-4d3f-9a10-c2f0a6b1d7e8',
    reply: { status: 200, body: { hand_overs: [], done: [], mail_available: true } },
    gives: { hand_overs: [], done: [], mail_available: true },
  },
} satisfies Partial<Samples>;
