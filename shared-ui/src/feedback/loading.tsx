import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useUiText } from '../i18n/text-context';
import { Panel } from '../layout/panel';
import { VisuallyHidden } from '../layout/visually-hidden';
import { useDelayed } from './use-delayed';

export interface LoadingProps {
  /** Name of the awaited content, for assistive technology; “Loading…” when absent. */
  readonly label?: string | undefined;
  /** Lines of the placeholder. */
  readonly lines?: number | undefined;
  /** Milliseconds before the placeholder shows; its room is kept from the start. */
  readonly delay?: number | undefined;
}

/** Placeholder lines in the room of content that is on its way. */
export function LoadingLines({ label, lines = 3, delay = 200 }: LoadingProps) {
  const t = useUiText();
  const visible = useDelayed(delay);
  return (
    <Box role="status" sx={{ visibility: visible ? 'visible' : 'hidden' }}>
      <VisuallyHidden>{visible ? (label ?? t('loading')) : ''}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} height={28} />
      ))}
    </Box>
  );
}

/** A whole panel that is on its way. */
export function LoadingCard(props: LoadingProps) {
  return (
    <Panel aria-busy="true">
      <Box sx={{ px: 3, py: 2.5 }}>
        <LoadingLines {...props} />
      </Box>
    </Panel>
  );
}
