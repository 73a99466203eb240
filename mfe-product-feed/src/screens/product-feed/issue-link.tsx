import type { Issue } from '@listings/shared-api/contract';
import { usePage } from '@listings/shared-app';
import { ExternalLink } from '@listings/shared-ui';
import type { ReactNode } from 'react';

export interface IssueLinkProps {
  readonly issue: Pick<Issue, 'code' | 'action_url'>;
  /** Position of the link, as it is tracked. */
  readonly context: 'issues-to-resolve' | 'issues-data-table-modal';
  readonly children: ReactNode;
}

/** A link to what the provider says about an issue; nothing where its site is not allowed. */
export function IssueLink({ issue, context, children }: IssueLinkProps) {
  const { navigation, tracking } = usePage();
  const href = navigation.externalHref(issue.action_url, 'issueAction');
  if (href === null) return null;
  const record = () => tracking.record('gla_documentation_link_click', { context, link_id: issue.code, href });
  return (
    <ExternalLink href={href} onClick={record}>
      {children}
    </ExternalLink>
  );
}
