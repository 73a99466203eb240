import { pageSizes, type ReviewStatus } from '@listings/shared-api/contract';
import type { AccountReviewEvent } from '@listings/shared-machines';
import { modelOf } from '../screen/model-of';
import type { ScreenDriver, ScriptControl, Screen } from '../screen/screen';
import { doing, pressing, ticking, working } from './ways';

const dialog = 'Request account review';
const solved = /^I have resolved all/;

const ways = {
  'wants a review': pressing('Request review'),
  'says they are resolved': ticking(solved, true),
  'takes that back': ticking(solved, false),
  'asks for it': pressing('Request account review', dialog),
  'puts it off': pressing('Cancel', dialog),
  'closes the modal': pressing('Close', dialog),
};

const issue = (code: string, index: number) => ({
  type: 'account',
  product: 'All products',
  issue: `Problem ${index + 1}`,
  code,
  action: '',
  action_url: 'https://support.google.com/merchants/answer/1',
  severity: 'error',
  applicable_countries: [],
});
const issuesRead = (codes: readonly string[]) => ({
  listIssues: { status: 200, body: { issues: codes.map(issue), page: 1, total: codes.length } },
});

/** Moves that read the state of the review: it is read once, so one of them begins the walk. */
const hearing = Object.entries(modelOf('accountReview').moves as Readonly<Record<string, AccountReviewEvent>>).flatMap(
  ([move, event]) => (event.type === 'review.read' ? [[move, event.review] as const] : []),
);
const hears = ([move, review]: readonly [string, ReviewStatus]) => [
  move,
  async (_: Screen, server: ScriptControl) => server.answer({ getReview: { status: 200, body: review } }),
];

interface Shown {
  readonly status: string | null;
  readonly listed: boolean | null;
  readonly issuesSolved: boolean;
}

/** The review of the account, in the product feed; the issues of its modal are held until they are “seen”. */
export const accountReviewDriver: ScreenDriver = {
  model: 'accountReview',
  path: '/google/product-feed?issueType=account',
  scenario: 'complete',
  holds: ['getReview', 'listIssues'],
  // The list of the page itself asks for fewer at a time.
  isHeld: ({ key, query }) => key !== 'listIssues' || query['per_page'] === String(pageSizes.reviewIssues),
  bootstrap: { mcSetupComplete: true },
  does: {
    ...doing(ways),
    ...(Object.fromEntries(hearing.map(hears)) as ScreenDriver['does']),
    'sees the issues listed': async (_, server) => server.release(issuesRead(['policy_violation', 'policy_violation'])),
    'sees that no issue is listed': async (_, server) => server.release(issuesRead([])),
  },
  cannot: { 'hears nothing that is known': 'nothing is shown, and it is not read again' },
  canHappen: (sentence, { shows }) => {
    const { status, listed } = shows as Shown;
    if (sentence.startsWith('hears')) return status === null;
    if (sentence.startsWith('sees') || sentence === 'wants a review') return listed === null;
    return !/resolved|back/.test(sentence) || listed === true;
  },
  look: {
    ...working(ways),
    dialog: (screen) => screen.dialog(),
    refused: (screen) => screen.reads(/(Your account is disapproved|There are issues with your account)/),
  },
  expects: ({ tags, offers, shows }) => {
    const { listed, issuesSolved } = shows as Shown;
    const isOpen = tags.includes('modal');
    const canTick = listed === true && !tags.includes('busy');
    return {
      refused: isOpen ? undefined : tags.includes('refused'),
      'wants a review': isOpen ? undefined : offers.includes('wants a review'),
      dialog: isOpen ? dialog : null,
      'asks for it': isOpen ? offers.includes('asks for it') : undefined,
      'puts it off': isOpen ? offers.includes('puts it off') : undefined,
      'closes the modal': isOpen ? offers.includes('closes the modal') : undefined,
      // There is nothing to tick where nothing is listed.
      'says they are resolved': isOpen ? canTick && !issuesSolved : undefined,
      'takes that back': isOpen ? canTick && issuesSolved : undefined,
    };
  },
  sends: { requestReview: () => ({ body: null }) },
};
