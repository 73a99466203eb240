import Box from '@mui/material/Box';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Button, type ButtonProps } from './button';
import { ReasonList, type Reason } from './reason-list';

export interface PrimaryActionProps extends Pick<
  ButtonProps,
  'startIcon' | 'endIcon' | 'type' | 'size' | 'color' | 'variant'
> {
  readonly children: ReactNode;
  readonly onClick?: (() => void) | undefined;
  /** Reasons why it cannot be pressed yet; it is disabled exactly while there are reasons. */
  readonly reasons?: readonly Reason[] | undefined;
  readonly reasonsTitle?: string | undefined;
  /** False leaves the reasons to assistive technology, such as before the first input. */
  readonly reasonsShown?: boolean | undefined;
  readonly loading?: boolean | undefined;
  /** Other buttons beside it. */
  readonly others?: ReactNode;
}

/** Main button of a screen. While disabled it shows the reasons, to assistive technology as well. */
export function PrimaryAction(props: PrimaryActionProps) {
  const {
    reasons = [],
    reasonsTitle,
    reasonsShown = true,
    loading = false,
    onClick,
    others,
    children,
    variant = 'contained',
    ...rest
  } = props;
  const reasonsId = useId();
  const blocked = reasons.length > 0;
  // What was pressed has nothing left to do: the focus stays in its place.
  const keepFocus = (row: HTMLElement | null) => {
    if (blocked && !loading && row?.firstChild === document.activeElement) row?.focus();
  };
  // On a phone the button stays at the lower edge, and its reasons at the end of the page: a press of it shows them. While it
  // is disabled the press is the row's; a press of another button is not.
  const showReasons = ({ target, currentTarget }: MouseEvent) => {
    if (blocked && target === currentTarget) document.getElementById(reasonsId)?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, alignItems: 'flex-start' }}>
      <Box
        ref={keepFocus}
        tabIndex={-1}
        data-main
        onClick={showReasons}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
      >
        <Button
          {...rest}
          variant={variant}
          loading={loading}
          disabled={blocked}
          onClick={onClick ? () => onClick() : undefined}
          aria-describedby={blocked ? reasonsId : undefined}
        >
          {children}
        </Button>
        {others}
      </Box>
      {reasonsShown ? (
        <ReasonList id={reasonsId} reasons={reasons} title={reasonsTitle} />
      ) : (
        <VisuallyHidden id={reasonsId}>{reasons.map(({ text }) => `${text}. `)}</VisuallyHidden>
      )}
    </Box>
  );
}
