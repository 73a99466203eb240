import { pageSizes, type Issue } from '@listings/shared-api/contract';
import { reviewIssues } from '@listings/shared-machines';
import { DocumentationLink, usePage, useServerRead } from '@listings/shared-app';
import { Box, Checkbox, InlineNotice, Link, LoadingLines, MoreTexts, useText, type Reason } from '@listings/shared-ui';
import { Modal, ModalActions } from '@listings/shared-ui/overlays';
import { useEffect, useId, useMemo, useState } from 'react';
import type { AccountReview } from '../../hooks/use-account-review';
import { useIssueWords } from '../../hooks/use-issue-words';
import { issueWordsTexts } from '../../messages/issue-words.texts';
import { reviewModalTexts } from '../../messages/review-modal.texts';

const documentation = 'https://support.google.com/merchants/answer/2948694';
const { reviewIssues: perPage, reviewIssuesCollapsed: shownAtFirst } = pageSizes;

/** The first five; the rest when asked for [O4.05, O9.01]. */
function IssueList({ issues }: { issues: readonly Issue[] }) {
  const t = useText('productFeed');
  const { tracking } = usePage();
  const { nameOf } = useIssueWords();
  const listId = useId();
  const [expanded, setExpanded] = useState(false);
  const hidden = issues.length - shownAtFirst;
  const toggle = () => {
    setExpanded(!expanded);
    tracking.record('gla_request_review_issue_list_toggle_click', { action: expanded ? 'collapse' : 'expand' });
  };
  return (
    <>
      <Box component="ul" id={listId} aria-label={t('reviewModal.issues')} sx={{ pl: 2.5, my: 1.5 }}>
        {(expanded ? issues : issues.slice(0, shownAtFirst)).map((issue) => (
          <li key={`${issue.code}-${issue.issue}`}>{nameOf(issue)}</li>
        ))}
      </Box>
      {hidden > 0 && (
        <Link component="button" type="button" aria-expanded={expanded} aria-controls={listId} onClick={toggle}>
          {expanded ? t('reviewModal.less') : t('reviewModal.more', { count: hidden })}
        </Link>
      )}
    </>
  );
}

/** The account issues the review is about; undefined until they are known. */
function useReviewIssues({ review, send }: AccountReview) {
  const query = { page: 1, per_page: perPage };
  const read = useServerRead('listIssues', { params: { issue_type: 'account' }, query }, { silent: true });
  const issues = useMemo(() => (read.data ? reviewIssues(read.data.issues, review) : undefined), [read.data, review]);
  const count = issues?.length;
  useEffect(() => {
    if (count !== undefined) send({ type: 'issues.read', count });
  }, [count, send]);
  return { issues, failed: read.isError && issues === undefined, retry: () => void read.refetch() };
}

function Issues({ view, checkboxId }: { view: AccountReview; checkboxId: string }) {
  const t = useText('productFeed');
  const { issues, failed, retry } = useReviewIssues(view);
  if (failed)
    return (
      <InlineNotice tone="error" onRetry={retry}>
        {t('reviewModal.failed')}
      </InlineNotice>
    );
  if (issues === undefined) return <LoadingLines label={t('reviewModal.loading')} lines={4} />;
  if (issues.length === 0) return <p>{t('reviewModal.none')}</p>;
  return (
    <>
      <IssueList issues={issues} />
      <Box sx={{ mt: 2 }}>
        <Checkbox
          id={checkboxId}
          label={t('reviewModal.solved')}
          checked={view.issuesSolved}
          disabled={view.busy}
          onChange={(on) => view.send({ type: 'issuesSolved.ticked', on })}
        />
      </Box>
    </>
  );
}

/** Reasons why the request cannot be sent yet. */
function useReasons({ canSubmit, busy, issueCount }: AccountReview, checkboxId: string): Reason[] {
  const t = useText('productFeed');
  if (canSubmit || busy) return [];
  if (issueCount === null) return [{ key: 'issues', text: t('reviewModal.issuesReason') }];
  return [{ key: 'solved', text: t('reviewModal.solvedReason'), targetId: checkboxId }];
}

function ReviewDialog({ view }: { view: AccountReview }) {
  const t = useText('productFeed');
  const checkboxId = useId();
  const { busy, send } = view;
  const reasons = useReasons(view, checkboxId);
  return (
    <Modal
      open
      busy={busy}
      title={t('reviewModal.title')}
      onClose={() => send({ type: 'close', by: 'dismiss' })}
      actions={
        <ModalActions
          cancelLabel={t('reviewModal.cancel')}
          onCancel={() => send({ type: 'close', by: 'maybe-later' })}
          loading={busy}
          reasons={reasons}
          onConfirm={() => send({ type: 'submit' })}
        >
          {t('reviewModal.submit')}
        </ModalActions>
      }
    >
      <p>{t('reviewModal.text')}</p>
      <p>
        {t('reviewModal.limit')}{' '}
        <DocumentationLink context="request-review-modal" linkId="request-review-modal-learn-more" href={documentation}>
          {t('reviewModal.readMore')}
        </DocumentationLink>
      </p>
      <Issues view={view} checkboxId={checkboxId} />
    </Modal>
  );
}

const catalogs = { productFeed: { reviewModal: reviewModalTexts, issueWords: issueWordsTexts } };

/** Asks the provider to review the account, after everything listed was said to be resolved [O4.05, O5.03]. */
export function ReviewModal({ view }: { view: AccountReview }) {
  return (
    <MoreTexts catalogs={catalogs}>
      <ReviewDialog view={view} />
    </MoreTexts>
  );
}
