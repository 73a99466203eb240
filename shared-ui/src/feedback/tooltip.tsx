import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { cloneElement, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Anchored } from '../layout/anchored';
import { TOOLTIP_DELAY } from '../theme/breakpoints';

export interface TooltipProps {
  readonly title: string;
  /** The control it explains; has to take `aria-describedby`. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** Milliseconds of pointing or focus before it shows. */
  readonly delay?: number | undefined;
  /** Called each time it shows. */
  readonly onShow?: (() => void) | undefined;
}

const LEAVE_DELAY = 120;

const Bubble = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  maxWidth: 320,
  padding: '6px 10px',
  borderRadius: 6,
  color: theme.vars.palette.background.paper,
  backgroundColor: theme.vars.palette.text.primary,
  overflowWrap: 'anywhere',
}));

function useShown(delay: number, onShow: (() => void) | undefined) {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (milliseconds: number, next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setShown(next);
      if (next && !shown) onShow?.();
    }, milliseconds);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const hideNow = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  return { shown, show: () => after(delay, true), hide: () => after(LEAVE_DELAY, false), hideNow };
}

/** A short explanation that shows when a control is pointed at or focused for a while. Escape takes it away. */
export function Tooltip({ title, children, delay = TOOLTIP_DELAY, onShow }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { shown, show, hide, hideNow } = useShown(delay, onShow);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    event.stopPropagation();
    hideNow();
  };
  return (
    <Box
      component="span"
      ref={setAnchor}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hideNow}
      onKeyDown={press}
      sx={{ display: 'inline-flex' }}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} hidden>
        {title}
      </span>
      {shown && anchor && (
        <Anchored anchor={anchor} placement={{ side: 'below', align: 'center' }}>
          <Bubble role="tooltip">{title}</Bubble>
        </Anchored>
      )}
    </Box>
  );
}
