import type { IssueList, IssueType } from '@listings/shared-api/contract';
import { isRefused } from '@listings/shared-machines';
import { DocumentationLink, useOffered, usePage, useServerRead } from '@listings/shared-app';
import {
  Box,
  HelpTip,
  LaterPart,
  LazyPart,
  Panel,
  PanelBody,
  PanelHeader,
  retryLazy,
  Skeleton,
  TabLinks,
  useText,
} from '@listings/shared-ui';
import { useId, useState } from 'react';
import { useIssueCounts, useIssues, type IssueCounts } from '../../hooks/use-issues';
import { usePreviousDefined } from '../../hooks/use-previous-defined';
import { causeRow, issueRow, issuesPerPage, listFoot, listHead } from './product-feed.reads';
import { issueKinds, useIssueTab } from '../../hooks/use-issue-tab';

/** Fetched where it is needed, while what it would push away is not shown yet. */
export const AccountReviewSection = retryLazy(() =>
  import('./account-review.section').then((module) => module.AccountReviewSection),
);

/** Fetched once the page has shown the rest. */
const IssuesList = retryLazy(() => import('./issues-list').then((module) => module.IssuesList));

const documentation = 'https://support.google.com/merchants/answer/12153802';

function Help() {
  const t = useText('productFeed');
  const { tracking } = usePage();
  return (
    <HelpTip
      label={t('issues.help')}
      text={t('issues.helpText')}
      onShow={() => tracking.record('gla_tooltip_viewed', { id: 'issues-to-resolve' })}
    />
  );
}

function Tabs({ counts, active }: { counts: IssueCounts; active: IssueType }) {
  const t = useText('productFeed');
  const { hrefOf } = usePage().navigation;
  const { hrefOfTab } = useIssueTab();
  return (
    <TabLinks
      label={t('issues.tabs')}
      active={active}
      tabs={issueKinds.map((kind) => {
        const count = counts[kind];
        return {
          key: kind,
          label: count === undefined ? t(`issues.${kind}Unknown`) : t(`issues.${kind}`, { count }),
          href: hrefOf(hrefOfTab(kind)),
        };
      })}
    />
  );
}

/** Height of the list while it is on its way, in pixels, so that the products below stay in their place. */
function IssuesRoom({ issues }: { issues: IssueList | undefined }) {
  const rows = Math.min(issuesPerPage, Math.max(1, issues?.causes?.length ?? issues?.total ?? 1));
  return (
    <Box
      sx={{
        minHeight: listHead + listFoot + rows * (issues?.causes === undefined ? issueRow : causeRow),
        px: 3,
        pt: 2,
      }}
    >
      {Array.from({ length: rows }, (_row, row) => (
        <Skeleton key={row} height={causeRow} />
      ))}
    </Box>
  );
}

export interface IssuesSectionProps {
  /** The products, to which the focus goes on. */
  readonly tableId: string;
  /** The review of a refused account is shown: what stands below it is in its place. */
  readonly onReview: (isShown: true) => void;
}

/** Account and product issues, and the review of a refused account; not shown while there are none [O2.43, O2.46, O3.01]. */
export function IssuesSection({ tableId, onReview }: IssuesSectionProps) {
  const t = useText('productFeed');
  const issuesId = useId();
  const headingId = useId();
  const isOffered = useOffered();
  const counts = useIssueCounts();
  const review = useServerRead('getReview');
  const refused = review.data !== undefined && isRefused(review.data);
  const { activeTab } = useIssueTab();
  const active = activeTab(counts);
  const { data: firstIssues } = useIssues(active, 1);
  const [pages, setPages] = useState({ account: 1, product: 1 });
  // Once it is there it stays: a table that reads its issues again must not take itself away.
  const isKnown = usePreviousDefined(counts.total !== undefined || counts.failed || undefined) ?? false;
  // When the last issue is resolved the card says so: what was changed can still be undone there.
  const hasHad = usePreviousDefined((counts.total ?? 0) > 0 || undefined) ?? false;
  if (!isOffered('listIssues') || !isKnown || (counts.total === 0 && !refused && !hasHad)) return null;
  const room = <IssuesRoom issues={firstIssues} />;
  return (
    <Panel id={issuesId}>
      <PanelHeader
        title={
          <span id={headingId} tabIndex={-1}>
            {t('issues.title')}
          </span>
        }
        headingLevel={2}
        description={
          <DocumentationLink context="product-feed" linkId="issues-to-resolve" href={documentation}>
            {t('issues.readMore')}
          </DocumentationLink>
        }
        action={<Help />}
      />
      <Tabs counts={counts} active={active} />
      {active === 'account' && refused && (
        <LazyPart>
          <AccountReviewSection nextId={issuesId} onShown={onReview} />
        </LazyPart>
      )}
      <PanelBody flush>
        <LaterPart fallback={room}>
          <IssuesList
            key={active}
            type={active}
            page={pages[active]}
            onPage={(page) => setPages({ ...pages, [active]: page })}
            tableId={tableId}
            headingId={headingId}
          />
        </LaterPart>
      </PanelBody>
    </Panel>
  );
}
