import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { memo } from 'react';
import { useUiText } from '../i18n/text-context';

/** Reasons why something cannot be done yet. */
export interface Reason {
  readonly key: string;
  readonly text: string;
  /** Id of the element that is its cause; choosing the reason goes there. */
  readonly targetId?: string | undefined;
  /** Leads to the cause in another way. */
  readonly onSelect?: (() => void) | undefined;
  /** Id of a button that opens where the cause is, such as a dialog; it is pressed. */
  readonly pressId?: string | undefined;
}

export interface ReasonListProps {
  readonly id?: string | undefined;
  /** Above the list; “Before you can continue …” when absent. */
  readonly title?: string | undefined;
  readonly reasons: readonly Reason[];
}

const FOCUSABLE =
  'input:not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), a[href], [tabindex]';

/** Scrolls to an element, or to the beginning of one that is taller than the window, and focuses it or the first control in it. */
export function focusCause(targetId: string): void {
  const target = document.getElementById(targetId);
  if (target === null) return;
  const control = target.matches(FOCUSABLE) ? target : target.querySelector<HTMLElement>(FOCUSABLE);
  target.scrollIntoView?.({ block: target.offsetHeight > innerHeight ? 'start' : 'center' });
  (control ?? target).focus({ preventScroll: true });
}

const ReasonText = memo(function ReasonText({ text, targetId, onSelect, pressId }: Omit<Reason, 'key'>) {
  if (targetId === undefined && onSelect === undefined && pressId === undefined) return text;
  const lead = () => {
    onSelect?.();
    if (targetId !== undefined) focusCause(targetId);
    if (pressId !== undefined) document.getElementById(pressId)?.click();
  };
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      onClick={lead}
      // Several lines belong beside the mark of the list's item, not beneath it.
      sx={{ textAlign: 'start', minHeight: 24, verticalAlign: 'top' }}
    >
      {text}
    </Link>
  );
});

/** The reasons why a button is disabled, each leading to its cause. Nothing when there is none. */
export function ReasonList({ id, title, reasons }: ReasonListProps) {
  const t = useUiText();
  if (reasons.length === 0) return null;
  return (
    <Box id={id} sx={{ typography: 'body2', color: 'text.secondary' }}>
      {title ?? t('reasons', { count: reasons.length })}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {reasons.map(({ key, ...reason }) => (
          <li key={key}>
            <ReasonText {...reason} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
