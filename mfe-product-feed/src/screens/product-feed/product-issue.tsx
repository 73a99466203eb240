import type { Issue } from '@listings/shared-api/contract';
import { productIssueKind } from '@listings/shared-machines';
import { Box, ErrorIcon, Typography, useText, WarningIcon } from '@listings/shared-ui';
import { useIssueWords } from '../../hooks/use-issue-words';
import { IssueLink } from './issue-link';

/** One problem of a product: in plain words and what to do; unless `brief`, the provider's own words and where it is explained. */
export function ProductIssue({ issue, brief = false }: { issue: Issue; brief?: boolean }) {
  const t = useText('productFeed');
  const { nameOf, remedyOf, theirWords } = useIssueWords();
  const theirs = theirWords(issue);
  const kind = productIssueKind(issue);
  const remedy = kind === null ? remedyOf(issue, 1) : t(`why.remedy.${kind}`);
  const Icon = issue.severity === 'warning' ? WarningIcon : ErrorIcon;
  return (
    <Box sx={{ display: 'flex', gap: 1, my: 0.5 }}>
      <Icon
        color={issue.severity === 'warning' ? 'warning' : 'error'}
        fontSize="small"
        titleAccess={t(issue.severity === 'warning' ? 'why.warning' : 'why.error')}
      />
      <div>
        <Box sx={{ fontWeight: 600 }}>{nameOf(issue)}</Box>
        {remedy !== '' && <div>{remedy}</div>}
        {!brief && theirs !== null && (
          <Typography variant="caption" color="textSecondary" component="div">
            {theirs}
          </Typography>
        )}
        {!brief && (
          <IssueLink issue={issue} context="issues-data-table-modal">
            {t('why.learnMore')}
          </IssueLink>
        )}
      </div>
    </Box>
  );
}
