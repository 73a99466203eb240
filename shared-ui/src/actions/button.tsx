import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import { useEventCallback } from '@mui/material/utils';
import { memo, type MouseEvent } from 'react';
import { Spinner } from '../feedback/spinner';

export interface ButtonProps extends Omit<
  MuiButtonProps<'button', { href?: string | undefined; target?: string | undefined; rel?: string | undefined }>,
  'loading' | 'loadingIndicator' | 'loadingPosition'
> {
  /** Busy: keeps its place, its focus and its text, shows a spinner and takes no clicks. */
  readonly loading?: boolean | undefined;
}

/** One that stays as it is while its words do: whoever shows it gives another function at each key. */
const SteadyButton = memo(MuiButton) as unknown as typeof MuiButton;

/** A button. While loading it is announced as unavailable but keeps the focus, unlike a disabled one. */
export function Button({ loading = false, onClick, startIcon, disabled = false, ...rest }: ButtonProps) {
  const press = useEventCallback((event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  });
  return (
    <SteadyButton
      {...rest}
      disabled={disabled && !loading}
      onClick={press}
      startIcon={loading ? <Spinner size={16} /> : startIcon}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || rest['aria-busy']}
    />
  );
}
