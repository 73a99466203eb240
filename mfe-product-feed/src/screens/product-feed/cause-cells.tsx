import type { IssueCause } from '@listings/shared-api/contract';
import { causeKeyOf, remedyOf } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';
import { Box, Button, focusCause, Link, useText, VisuallyHidden } from '@listings/shared-ui';
import { useFeedPlace } from '../../hooks/use-feed';
import { EditIssue, SuggestedAction, type IssueDetails } from './issue-cells';

/** The cause as an issue of its one product. */
const issueOf = (cause: IssueCause): IssueDetails => ({
  ...cause,
  product_id: cause.products === 1 ? cause.product_id : undefined,
});

interface AffectedProps {
  readonly cause: IssueCause;
  /** The products, which the link filters. */
  readonly tableId: string;
}

/** The affected products: their number, or the name of the only one. Shows them in the table. */
export function AffectedProducts({ cause, tableId }: AffectedProps) {
  const t = useText('productFeed');
  const { hrefOf } = usePage().navigation;
  const { placeOf } = useFeedPlace();
  const place = placeOf({ cause: causeKeyOf(cause), status: [], visibility: null, search: '' });
  return (
    <Link href={hrefOf(place)} onClick={() => focusCause(tableId)}>
      {cause.products === 1 ? cause.product : t('issueList.products', { count: cause.products })}
      <VisuallyHidden>{t('issueList.about', { issue: cause.issue })}</VisuallyHidden>
    </Link>
  );
}

/** What is to be done, in words, and where that is explained. */
export function CauseRemedy({ cause, onOpen }: { cause: IssueCause; onOpen: (issue: IssueDetails) => void }) {
  const t = useText('productFeed');
  const remedy = remedyOf(cause);
  return (
    <>
      {remedy === null ? cause.action : t(`issueList.remedy.${remedy}`, { count: cause.products })}
      <Box sx={{ typography: 'caption' }}>
        <SuggestedAction issue={issueOf(cause)} onOpen={onOpen} />
      </Box>
    </>
  );
}

interface ActionsProps {
  readonly cause: IssueCause;
  readonly isIgnored: boolean;
  readonly onIgnore: (isIgnored: boolean) => void;
}

/** Editing the only product, and leaving the cause out for now. */
export function CauseActions({ cause, isIgnored, onIgnore }: ActionsProps) {
  const t = useText('productFeed');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: { sm: 'flex-end' }, alignItems: 'center', gap: 1 }}>
      <EditIssue issue={issueOf(cause)} />
      <Button variant="text" size="small" onClick={() => onIgnore(!isIgnored)}>
        {t(isIgnored ? 'issueList.heed' : 'issueList.ignore')}
        <VisuallyHidden>{t('issueList.about', { issue: cause.issue })}</VisuallyHidden>
      </Button>
    </Box>
  );
}
