import { OutsideLink } from '@listings/shared-app';
import { FreshnessLine, type Freshness } from '@listings/shared-sections';
import { Box, InlineNotice, Panel, PanelBody, PanelHeader, useText } from '@listings/shared-ui';
import { useId, type ReactNode } from 'react';

/** Where the same figures are shown by the provider. */
export interface Elsewhere {
  readonly url: string;
  readonly label: string;
  readonly onFollow: () => void;
}

interface CardProps {
  readonly title: string;
  readonly busy?: boolean | undefined;
  /** Of its figures, where it has any. */
  readonly freshness?: Freshness | undefined;
  readonly children: ReactNode;
}

/** A titled card. */
export function Card({ title, busy = false, freshness, children }: CardProps) {
  const titleId = useId();
  return (
    <Panel role="group" aria-labelledby={titleId} aria-busy={busy}>
      <PanelHeader
        id={titleId}
        title={title}
        headingLevel={2}
        action={freshness && <FreshnessLine name={title} freshness={freshness} />}
      />
      <PanelBody>{children}</PanelBody>
    </Panel>
  );
}

/** Figures side by side. */
export function FigureRow({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>{children}</Box>
  );
}

/** Instead of figures that could not be loaded: Retry, and where else they are [O2.06]. */
export function Trouble({ elsewhere, onRetry }: { elsewhere: Elsewhere; onRetry: () => void }) {
  const t = useText('dashboard');
  return (
    <InlineNotice
      tone="error"
      onRetry={onRetry}
      actions={
        <OutsideLink url={elsewhere.url} purpose="issueAction" onFollow={elsewhere.onFollow}>
          {elsewhere.label}
        </OutsideLink>
      }
    >
      {t('performance.failed')}
    </InlineNotice>
  );
}
