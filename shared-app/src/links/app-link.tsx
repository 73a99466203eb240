import type { AppLocation } from '@listings/shared-machines';
import { Button, Link, type ButtonProps } from '@listings/shared-ui';
import type { ReactNode } from 'react';
import { usePage } from '../page/page-context';

export interface AppLinkProps {
  readonly to: AppLocation;
  /** Absent only where a text's tag fills it in. */
  readonly children?: ReactNode;
  /** Called when the link is followed, such as to record it. */
  readonly onFollow?: (() => void) | undefined;
}

/**
 * A link to a place inside the application; the shell follows it without a page load and asks about unsaved changes.
 *
 * @example
 * <AppLink to={{ path: '/google/settings', params: { subpath: '/edit-phone-number' } }}>{t('edit')}</AppLink>
 */
export function AppLink({ to, children, onFollow }: AppLinkProps) {
  const { hrefOf } = usePage().navigation;
  return (
    <Link href={hrefOf(to)} onClick={onFollow}>
      {children}
    </Link>
  );
}

export interface AppButtonLinkProps
  extends AppLinkProps, Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'endIcon' | 'sx'> {}

/** The same with the looks of a button. */
export function AppButtonLink({ to, children, onFollow, ...looks }: AppButtonLinkProps) {
  const { hrefOf } = usePage().navigation;
  return (
    <Button {...looks} href={hrefOf(to)} onClick={onFollow}>
      {children}
    </Button>
  );
}
