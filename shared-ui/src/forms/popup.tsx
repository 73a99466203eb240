import { findFolded } from '@listings/shared-values';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Anchored } from '../layout/anchored';

const Surface = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  boxShadow: 'var(--ui-lifted)',
  animation: 'ui-rise var(--ui-swift)',
  paddingBlock: 4,
}));

export interface PopupProps {
  readonly anchor: HTMLElement | null;
  readonly children: ReactNode;
}

/** The list beneath a control, as wide as the control, above everything else. */
export function Popup({ anchor, children }: PopupProps) {
  if (anchor === null) return null;
  return (
    <Anchored anchor={anchor} placement={{ side: 'below', align: 'start', matchWidth: true }}>
      <Surface onMouseDown={(event) => event.preventDefault()}>{children}</Surface>
    </Anchored>
  );
}

/** One row of such a list. */
export const PopupOption = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  paddingInline: 12,
  cursor: 'pointer',
  fontSize: '0.9375rem',
  '&[data-active=true]': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-selected=true]': { fontWeight: 600 },
  '& strong': { fontWeight: 700 },
}));

/** List of a popup; it scrolls itself, since its control names it in `aria-controls`. */
export const PopupList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, maxHeight: 312, overflowY: 'auto' });

/** A text with the part that matches the filter set off. */
export function Matched({ text, filter }: { text: string; filter: string }) {
  const found = findFolded(text, filter);
  if (found === null) return text;
  const [from, to] = found;
  return (
    <span>
      {text.slice(0, from)}
      <strong>{text.slice(from, to)}</strong>
      {text.slice(to)}
    </span>
  );
}
