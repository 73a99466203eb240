import { Typography, useText } from '@listings/shared-ui';
import { Modal, ModalActions } from '@listings/shared-ui/overlays';
import { useIssueWords } from '../../hooks/use-issue-words';
import type { IssueDetails } from './issue-cells';
import { IssueLink } from './issue-link';

export interface IssueModalProps {
  readonly issue: IssueDetails;
  /** Number of products that have it. */
  readonly products: number;
  readonly onClose: () => void;
}

/** Help with an issue: its title, the suggested action, a link to read more [O2.43]. */
export function IssueModal({ issue, products, onClose }: IssueModalProps) {
  const t = useText('productFeed');
  const { nameOf, remedyOf, theirWords } = useIssueWords();
  const theirs = theirWords(issue);
  return (
    <Modal
      open
      size="small"
      title={nameOf(issue)}
      onClose={onClose}
      actions={<ModalActions onConfirm={onClose}>{t('issueList.close')}</ModalActions>}
    >
      <p>{remedyOf(issue, products)}</p>
      {theirs !== null && (
        <Typography component="p" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {theirs}
        </Typography>
      )}
      <IssueLink issue={issue} context="issues-data-table-modal">
        {t('issueList.learnMore')}
      </IssueLink>
    </Modal>
  );
}
