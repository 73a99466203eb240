import { MoreTexts } from '@listings/shared-ui';
import { useIssues } from '../../hooks/use-issues';
import { bulkBarTexts } from '../../messages/bulk-bar.texts';
import { issueListTexts } from '../../messages/issue-list.texts';
import { issueWordsTexts } from '../../messages/issue-words.texts';
import { CauseTable, type CauseTableProps } from './cause-table';
import { IssueTable, type IssueTableProps } from './issue-table';

const catalogs = { productFeed: { issueList: issueListTexts, issueWords: issueWordsTexts, bulkBar: bulkBarTexts } };

/** The issues of one kind: those of the products by cause where the store groups them, else one by one. */
export function IssuesList(props: IssueTableProps & Pick<CauseTableProps, 'tableId' | 'headingId'>) {
  const { type, page, onPage, tableId, headingId } = props;
  const first = useIssues(type, 1);
  const causes = first.isError ? undefined : first.data?.causes;
  return (
    <MoreTexts catalogs={catalogs}>
      {type === 'account' || causes === undefined ? (
        <IssueTable {...props} />
      ) : (
        <CauseTable causes={causes} page={page} onPage={onPage} tableId={tableId} headingId={headingId} />
      )}
    </MoreTexts>
  );
}
