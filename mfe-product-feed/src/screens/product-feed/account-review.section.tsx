import { useFocusAfter, useMay, useMomentText, useOffered, usePage } from '@listings/shared-app';
import {
  Box,
  InlineNotice,
  LazyPlace,
  MoreTexts,
  PrimaryAction,
  retryLazy,
  useFormats,
  useText,
} from '@listings/shared-ui';
import { useLayoutEffect } from 'react';
import { useAccountReview, type AccountReview } from '../../hooks/use-account-review';
import { reviewTexts } from '../../messages/review.texts';

const ReviewModal = retryLazy(() => import('./review.modal').then((module) => module.ReviewModal));

/** Says why the account was refused, and offers a review unless the account cools down [O2.46, O4.02, O4.04]. */
function ReviewNotice({ view }: { view: AccountReview }) {
  const t = useText('productFeed');
  const { countries: names } = usePage().bootstrap;
  const { row } = useFormats();
  const isOffered = useOffered();
  const may = useMay();
  const moment = useMomentText();
  const { review, severity, coolingDown, eligible, asking, send } = view;
  const date = moment(review.cooldown);
  const regions = row(review.reviewEligibleRegions.map((code) => names[code] ?? code));
  return (
    <Box sx={{ px: 3, py: 2 }}>
      <InlineNotice
        tone={severity === 'WARNING' ? 'warning' : 'error'}
        announce="none"
        title={t(`review.title.${severity}`)}
        actions={
          (coolingDown || eligible) && isOffered('requestReview') ? (
            <PrimaryAction
              size="small"
              variant="outlined"
              reasons={[
                ...may('requestReview'),
                ...(coolingDown ? [{ key: 'cooldown', text: t('review.cooldownReason', { date }) }] : []),
              ]}
              onClick={() => send({ type: 'request' })}
            >
              {t('review.request')}
            </PrimaryAction>
          ) : undefined
        }
      >
        {t('review.text')} {coolingDown && t('review.coolingDown', { date })}
        {eligible && t('review.regions', { regions })}
        {!coolingDown && !eligible && t('review.notEligible')}
      </InlineNotice>
      <LazyPlace fallback={null}>{asking && <ReviewModal view={view} />}</LazyPlace>
    </Box>
  );
}

const catalogs = { productFeed: { review: reviewTexts } };

export interface AccountReviewProps {
  /** Where the focus goes on once a review was asked for. */
  readonly nextId: string;
  readonly onShown: (isShown: true) => void;
}

function Review({ nextId, onShown }: AccountReviewProps) {
  const view = useAccountReview();
  const isShown = view !== null;
  useLayoutEffect(() => {
    if (isShown) onShown(true);
  }, [isShown, onShown]);
  useFocusAfter(view?.asking ?? false, nextId);
  return view && <ReviewNotice view={view} />;
}

/** The review of a refused account: fetched when there is one. */
export function AccountReviewSection(props: AccountReviewProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Review {...props} />
    </MoreTexts>
  );
}
