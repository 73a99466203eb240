import type { IssueCause } from '@listings/shared-api/contract';
import { causeKeyOf } from '@listings/shared-machines';
import { AppLink, usePage } from '@listings/shared-app';
import { Box, Button, focusCause, Link, useText, VisuallyHidden } from '@listings/shared-ui';
import { useFeedPlace } from '../../hooks/use-feed';
import { useIssueWords } from '../../hooks/use-issue-words';
import { useProductReason } from '../../hooks/use-product-reason';
import { EditIssue, type IssueDetails } from './issue-cells';

/** The cause as an issue of its one product. */
export const issueOf = (cause: IssueCause): IssueDetails => ({
  ...cause,
  product_id: cause.products === 1 ? cause.product_id : undefined,
});

interface AffectedProps {
  readonly cause: IssueCause;
  /** The products, which the link filters. */
  readonly tableId: string;
}

/** The affected products: their number, which shows them in the table, or the only one, which leads to its page. */
export function AffectedProducts({ cause, tableId }: AffectedProps) {
  const t = useText('productFeed');
  const { hrefOf } = usePage().navigation;
  const { placeOf } = useFeedPlace();
  const { whyOf } = useProductReason();
  const { nameOf } = useIssueWords();
  const about = <VisuallyHidden>{t('issueList.about', { issue: nameOf(cause) })}</VisuallyHidden>;
  if (cause.products === 1)
    return (
      <AppLink to={whyOf(cause.product_id)}>
        {cause.product}
        {about}
      </AppLink>
    );
  const place = placeOf({ cause: causeKeyOf(cause), status: [], visibility: null, search: '' });
  return (
    <Link href={hrefOf(place)} onClick={() => focusCause(tableId)}>
      {t('issueList.products', { count: cause.products })}
      {about}
    </Link>
  );
}

interface ActionsProps {
  readonly cause: IssueCause;
  readonly isIgnored: boolean;
  readonly onIgnore: (isIgnored: boolean) => void;
  /** Opens the products of the cause. */
  readonly onChange: () => void;
}

/** Changing its products, editing the only one, and leaving the cause out for now. */
export function CauseActions({ cause, isIgnored, onIgnore, onChange }: ActionsProps) {
  const t = useText('productFeed');
  const { nameOf } = useIssueWords();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: { sm: 'flex-end' }, alignItems: 'center', gap: 1 }}>
      <EditIssue issue={issueOf(cause)} />
      {cause.products > 1 && (
        <Button variant="text" size="small" onClick={onChange}>
          {t('issueList.change')}
          <VisuallyHidden>{t('issueList.about', { issue: nameOf(cause) })}</VisuallyHidden>
        </Button>
      )}
      <Button variant="text" size="small" onClick={() => onIgnore(!isIgnored)}>
        {t(isIgnored ? 'issueList.heed' : 'issueList.ignore')}
        <VisuallyHidden>{t('issueList.about', { issue: nameOf(cause) })}</VisuallyHidden>
      </Button>
    </Box>
  );
}
