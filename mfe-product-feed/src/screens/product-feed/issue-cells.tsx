import type { Issue, IssueType } from '@listings/shared-api/contract';
import { AppLink, usePage } from '@listings/shared-app';
import {
  Box,
  EmptyState,
  ErrorIcon,
  ExternalLink,
  Link,
  SuccessIcon,
  useText,
  VisuallyHidden,
  WarningIcon,
} from '@listings/shared-ui';
import { useIssueWords } from '../../hooks/use-issue-words';
import { useIssueCounts } from '../../hooks/use-issues';
import { useProductEditor } from '../../hooks/use-product-editor';
import { useProductReason } from '../../hooks/use-product-reason';
import { IssueLink } from './issue-link';
import { useIssueTab } from '../../hooks/use-issue-tab';

/** What is told of an issue, or of a cause that several products share. */
export type IssueDetails = Pick<
  Issue,
  'issue' | 'code' | 'action' | 'action_url' | 'severity' | 'product' | 'product_id'
>;

export function Severity({ issue: { severity } }: { issue: Pick<Issue, 'severity'> }) {
  const t = useText('productFeed');
  return severity === 'warning' ? (
    <WarningIcon color="warning" titleAccess={t('issueList.warning')} />
  ) : (
    <ErrorIcon color="error" titleAccess={t('issueList.error')} />
  );
}

export interface SuggestedActionProps {
  readonly issue: IssueDetails;
  /** Number of products that have it. */
  readonly products: number;
  readonly onOpen: () => void;
}

/** What is to be done, which opens how; where nobody says, a link to where the issue is described. */
export function SuggestedAction({ issue, products, onOpen }: SuggestedActionProps) {
  const t = useText('productFeed');
  const { tracking } = usePage();
  const { nameOf, remedyOf } = useIssueWords();
  const remedy = remedyOf(issue, products);
  const label = (
    <>
      {remedy === '' ? t('issueList.readIssue') : remedy}
      <VisuallyHidden>{t('issueList.aboutIssue', { issue: nameOf(issue) })}</VisuallyHidden>
    </>
  );
  if (remedy === '')
    return (
      <IssueLink issue={issue} context="issues-to-resolve">
        {label}
      </IssueLink>
    );
  const open = () => {
    tracking.record('gla_click_read_more_about_issue', { context: 'issues-to-resolve', issue: issue.code });
    onOpen();
  };
  return (
    <Link
      component="button"
      type="button"
      onClick={open}
      sx={{ font: 'inherit', textAlign: 'start', minHeight: { xs: 44, sm: 24 } }}
    >
      {label}
    </Link>
  );
}

/** The product, which leads to its page; all products of an issue of the account. */
export function AffectedProduct({
  issue: { type, product, product_id },
}: {
  issue: Pick<Issue, 'type' | 'product' | 'product_id'>;
}) {
  const t = useText('productFeed');
  const { whyOf } = useProductReason();
  // The store says so in words of its own, in its language.
  if (type === 'account') return t('issueList.allProducts');
  return product_id === undefined ? product : <AppLink to={whyOf(product_id)}>{product}</AppLink>;
}

/** To the edit screen of the product, where the store has one. */
export function EditIssue({ issue }: { issue: IssueDetails }) {
  const t = useText('productFeed');
  const { tracking } = usePage();
  const editor = useProductEditor();
  const href = issue.product_id === undefined ? null : editor(issue.product_id);
  if (href === null) return null;
  const record = () => tracking.queue('gla_edit_product_issue_click', { code: issue.code, issue: issue.issue });
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <ExternalLink href={href} onClick={record}>
        {t('issueList.edit')}
        <VisuallyHidden>{t('issueList.editProduct', { product: issue.product })}</VisuallyHidden>
      </ExternalLink>
    </Box>
  );
}

const picture = <SuccessIcon fontSize="inherit" />;

/** Nothing left of this kind; a hint at the other kind while there is some of it. */
export function Resolved({ type }: { type: IssueType }) {
  const t = useText('productFeed');
  const { hrefOf } = usePage().navigation;
  const counts = useIssueCounts();
  const { hrefOfTab } = useIssueTab();
  const title = t(type === 'account' ? 'issueList.resolvedAccount' : 'issueList.resolvedProduct');
  const other = type === 'account' ? 'product' : 'account';
  const count = counts[other] ?? 0;
  if (count === 0) return <EmptyState icon={picture} title={title} />;
  return (
    <EmptyState
      icon={picture}
      title={title}
      action={
        <Link href={hrefOf(hrefOfTab(other))}>
          {t(other === 'account' ? 'issueList.goToAccount' : 'issueList.goToProduct')}
        </Link>
      }
    >
      {t(other === 'account' ? 'issueList.otherAccount' : 'issueList.otherProduct', { count })}
    </EmptyState>
  );
}
