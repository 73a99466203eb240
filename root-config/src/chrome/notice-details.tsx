import { Box, Button } from '@listings/shared-ui';
import { useRef, useState } from 'react';
import { linesOf, type NoticeDetails } from '../notices/notice-details';

/** False where the browser does not let a page copy, as over http. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 1.5,
  rowGap: 0.25,
  m: 0,
  my: 1,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontFamily: 'monospace', overflowWrap: 'anywhere' },
} as const;

/** Details of a notice, shown on request, to be copied for support. */
export function Details({ details }: { details: NoticeDetails }) {
  const shown = useRef<HTMLElement>(null);
  const [done, setDone] = useState('');
  const copy = async () => {
    const isCopied = await copied(linesOf(details));
    if (!isCopied && shown.current) window.getSelection()?.selectAllChildren(shown.current);
    setDone(isCopied ? details.copied : details.selected);
  };
  return (
    <Box component="details" sx={{ mt: 0.5, '& summary': { cursor: 'pointer', width: 'fit-content' } }}>
      <summary>{details.summary}</summary>
      <Box component="dl" ref={shown} sx={list}>
        {details.rows.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      <Button size="small" variant="outlined" color="inherit" onClick={() => void copy()}>
        {details.copy}
      </Button>
      <Box component="span" role="status" sx={{ ml: 1 }}>
        {done}
      </Box>
    </Box>
  );
}
