import { evidence, obstacleOf, type Evidence, type ShopCheck, type ShopVisits, type Visit } from './shop-check.types';

/** Characters below which a page says nothing of returns or terms. */
const LEAST_TEXT = 200;

type Policy = 'refund_policy' | 'terms';

/** Page of one policy: there, missing, or not to be told. */
function lookAt(policy: Policy, home: Visit, visit: Visit | null): readonly [ShopCheck['verdict'], Evidence[]] {
  const missing = policy === 'terms' ? 'no_terms' : 'no_refund_policy';
  if (visit === null) {
    const obstacles = obstacleOf(home);
    return obstacles.length > 0 ? ['unknown', obstacles] : ['not_found', [evidence(missing, home.url)]];
  }
  if (visit.kind === 'obstacle') {
    const isGone = visit.status === 404 || visit.status === 410;
    return isGone
      ? ['not_found', [evidence(missing, visit.url), ...obstacleOf(visit)]]
      : ['unknown', obstacleOf(visit)];
  }
  if (visit.page.text.length < LEAST_TEXT) return ['not_found', [evidence('empty_page', visit.url)]];
  return ['found', [evidence(policy, visit.url)]];
}

/** Pages with the refund policy and the terms of the sale are linked, and something stands in them. */
export function checkPolicies({ home, refund, terms }: Pick<ShopVisits, 'home' | 'refund' | 'terms'>): ShopCheck {
  const id = 'refund_tos_visible';
  const [refundVerdict, refundEvidence] = lookAt('refund_policy', home, refund);
  const [termsVerdict, termsEvidence] = lookAt('terms', home, terms);
  const verdicts = [refundVerdict, termsVerdict];
  const all = [...refundEvidence, ...termsEvidence];
  const each = all.filter(({ code, url }, at) => all.findIndex((one) => one.code === code && one.url === url) === at);
  const worst = verdicts.includes('not_found') ? 'not_found' : verdicts.includes('unknown') ? 'unknown' : 'found';
  return { id, verdict: worst, evidence: each };
}
