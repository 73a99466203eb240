import { usePage } from '@listings/shared-sections';
import { Box, InlineNotice, PrimaryAction, retryLazy, useText } from '@listings/shared-ui';
import { Suspense } from 'react';
import type { AccountReview } from '../../hooks/use-account-review';
import { useMomentText } from '../../hooks/use-moment-text';

const ReviewModal = retryLazy(() => import('./review.modal').then((module) => module.ReviewModal));

/** Says why the account was refused, and offers a review unless the account cools down [O2.46, O4.02, O4.04]. */
export function AccountReviewNotice({ view }: { view: AccountReview }) {
  const t = useText('productFeed');
  const { bootstrap } = usePage();
  const moment = useMomentText();
  const { review, severity, coolingDown, eligible, asking, send } = view;
  const date = moment(review.cooldown);
  const regions = review.reviewEligibleRegions.map((code) => bootstrap.countries[code] ?? code).join(', ');
  return (
    <Box sx={{ px: 3, py: 2 }}>
      <InlineNotice
        tone={severity === 'WARNING' ? 'warning' : 'error'}
        announce="none"
        title={t(`review.title.${severity}`)}
        {...(coolingDown || eligible
          ? {
              actions: (
                <PrimaryAction
                  size="small"
                  variant="outlined"
                  reasons={coolingDown ? [{ key: 'cooldown', text: t('review.cooldownReason', { date }) }] : []}
                  onClick={() => send({ type: 'request' })}
                >
                  {t('review.request')}
                </PrimaryAction>
              ),
            }
          : {})}
      >
        {t('review.text')} {coolingDown && t('review.coolingDown', { date })}
        {eligible && t('review.regions', { regions })}
        {!coolingDown && !eligible && t('review.notEligible')}
      </InlineNotice>
      <Suspense fallback={null}>{asking && <ReviewModal view={view} />}</Suspense>
    </Box>
  );
}
