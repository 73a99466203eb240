import type { ExternalPurpose } from '@listings/shared-machines';
import { ExternalLink } from '@listings/shared-ui';
import type { ReactNode } from 'react';
import { usePage } from '../page/page-context';

export interface OutsideLinkProps {
  readonly url: string;
  /** Purpose of the link: each has its own list of allowed hosts. */
  readonly purpose: ExternalPurpose;
  /** Absent only where a text's tag fills it in. */
  readonly children?: ReactNode;
  readonly onFollow?: (() => void) | undefined;
}

/** A link to another site in a new tab; its text alone when the site is not allowed for the purpose. */
export function OutsideLink({ url, purpose, children, onFollow }: OutsideLinkProps) {
  const { navigation } = usePage();
  const href = navigation.externalHref(url, purpose);
  if (href === null) return children;
  return (
    <ExternalLink href={href} onClick={onFollow}>
      {children}
    </ExternalLink>
  );
}
