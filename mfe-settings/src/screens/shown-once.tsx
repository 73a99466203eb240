import type { LeaveWords } from '@listings/shared-machines';
import { useLeaveGuard } from '@listings/shared-app';
import { Box, Button, TextField } from '@listings/shared-ui';
import { useRef, useState, type ReactNode } from 'react';

interface ShownOnceProps {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  /** Said after a copy: of the browser, or by hand where it lets no page copy. */
  readonly said: Readonly<Record<'copied' | 'selected', string>>;
  /** Asked before the screen is left without a copy. */
  readonly lost: LeaveWords;
  readonly onCopied?: () => void;
  /** More buttons beside the one that copies. */
  readonly others?: ReactNode;
}

/** A value that is shown this once, to be copied. */
export function ShownOnce({ label, value, copyLabel, said, lost, onCopied, others }: ShownOnceProps) {
  const field = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<keyof typeof said | null>(null);
  useLeaveGuard(done !== 'copied' && (() => lost));
  const copied = () => {
    setDone('copied');
    onCopied?.();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      copied();
    } catch {
      // The browser does not let a page copy, as over http: the value is ready to be copied by hand.
      field.current?.select();
      setDone('selected');
    }
  };
  const copyByHand = () => {
    const { selectionStart, selectionEnd } = field.current ?? {};
    if (selectionStart === 0 && selectionEnd === value.length) copied();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
      <Box onCopy={copyByHand}>
        <TextField label={label} value={value} onChange={() => undefined} readOnly inputRef={field} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button variant="contained" onClick={() => void copy()}>
          {copyLabel}
        </Button>
        {others}
        <span role="status">{done === null ? '' : said[done]}</span>
      </Box>
    </Box>
  );
}
