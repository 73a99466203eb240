import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { Spinner } from '../feedback/spinner';

export interface ButtonProps extends Omit<
  MuiButtonProps<'button', { href?: string | undefined; target?: string | undefined; rel?: string | undefined }>,
  'loading' | 'loadingIndicator' | 'loadingPosition'
> {
  /** Busy: keeps its place, its focus and its text, shows a spinner and takes no clicks. */
  readonly loading?: boolean | undefined;
}

/** A button. While loading it is announced as unavailable but keeps the focus, unlike a disabled one. */
export function Button({ loading = false, onClick, startIcon, disabled = false, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const spinner = <Spinner size={16} />;
  return (
    <MuiButton
      {...rest}
      disabled={disabled && !loading}
      onClick={press}
      startIcon={loading ? spinner : startIcon}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || rest['aria-busy']}
    />
  );
}
