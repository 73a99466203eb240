import { Button, useText } from '@listings/shared-ui';
import { Modal } from '@listings/shared-ui/overlays';
import type { IssueDetails } from './issue-cells';
import { IssueLink } from './issue-link';

/** Help with an issue: its title, the suggested action, a link to read more [O2.43]. */
export function IssueModal({ issue, onClose }: { issue: IssueDetails; onClose: () => void }) {
  const t = useText('productFeed');
  return (
    <Modal
      open
      size="small"
      title={issue.issue}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('issueList.close')}
        </Button>
      }
    >
      <p>{issue.action}</p>
      <IssueLink issue={issue} context="issues-data-table-modal">
        {t('issueList.learnMore')}
      </IssueLink>
    </Modal>
  );
}
