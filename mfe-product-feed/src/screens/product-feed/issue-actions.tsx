import type { IssueType } from '@listings/shared-api/contract';
import { partOfCall, useAttempt, usePage } from '@listings/shared-app';
import { Box, Button, useText } from '@listings/shared-ui';
import { dayInZone } from '@listings/shared-values';
import { useState } from 'react';
import { useIssueWords } from '../../hooks/use-issue-words';
import { listFoot } from './product-feed.reads';

export interface IssueActionsProps {
  readonly type: IssueType;
  /** Keys of the causes that are left out. */
  readonly ignored: ReadonlySet<string>;
  /** The table above ends with its pager: they stand in its line. */
  readonly besidePager: boolean;
  /** Prints the issues of all pages. */
  readonly onPrint: () => void;
}

/** The issues of all pages as a file, or on paper. */
export function IssueActions({ type, ignored, besidePager, onPrint }: IssueActionsProps) {
  const t = useText('productFeed');
  const { api, bootstrap } = usePage();
  const words = useIssueWords();
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await attempt('listIssues', async () => {
      const downloadIssues = await partOfCall('listIssues', () =>
        import('./issue-file').then((module) => module.downloadIssues),
      );
      await downloadIssues(api, { type, ignored, words, t, day: dayInZone(Date.now(), bootstrap.timeZone) });
    }).finally(() => setBusy(false));
  };
  return (
    <Box
      sx={{
        px: { xs: 1, md: 2 },
        height: listFoot,
        width: 'fit-content',
        position: 'relative',
        mt: { sm: besidePager ? `-${listFoot}px` : 0 },
        display: 'flex',
        alignItems: 'center',
        displayPrint: 'none',
      }}
    >
      <Button variant="text" size="small" loading={isBusy} onClick={() => void download()}>
        {t('issueList.download')}
      </Button>
      <Button variant="text" size="small" onClick={onPrint}>
        {t('issueList.print')}
      </Button>
    </Box>
  );
}
