import { ExternalLink } from '@listings/shared-ui';
import type { ReactNode } from 'react';
import { usePage } from '../page/page-context';

export interface DocumentationLinkProps {
  /** Place of the link, for tracking. */
  readonly context: string;
  /** Name of the link, for tracking. */
  readonly linkId: string;
  readonly href: string;
  readonly children?: ReactNode;
}

/** A link to documentation in a new tab; records its use. Plain text where its host is not allowed. Source: contract §3T. */
export function DocumentationLink({ context, linkId, href, children }: DocumentationLinkProps) {
  const { navigation, tracking } = usePage();
  const allowed = navigation.externalHref(href, 'documentation');
  if (allowed === null) return <>{children}</>;
  const record = () => tracking.record('gla_documentation_link_click', { context, link_id: linkId, href: allowed });
  return (
    <ExternalLink href={allowed} onClick={record}>
      {children}
    </ExternalLink>
  );
}
