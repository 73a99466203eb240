import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Children, type MouseEvent, type ReactNode } from 'react';
import { ExternalIcon } from '../icons';
import { useUiText } from '../i18n/text-context';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface ExternalLinkProps {
  readonly href: string;
  /** Absent only where a text's tag fills it in. */
  readonly children?: ReactNode;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Splits off the last word: the icon stays in its line. */
function lastWordOf(children: ReactNode): [ReactNode, string] {
  const parts = Children.toArray(children);
  const last = parts.at(-1);
  if (typeof last !== 'string') return [children, ''];
  const at = last.lastIndexOf(' ') + 1;
  return [[...parts.slice(0, -1), last.slice(0, at)], last.slice(at)];
}

/** Link to another site in a new tab, announced as such. */
export function ExternalLink({ href, children, onClick }: ExternalLinkProps) {
  const t = useUiText();
  const [before, lastWord] = lastWordOf(children);
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      {before}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {lastWord}
        <ExternalIcon aria-hidden sx={{ fontSize: '0.95em', ml: 0.5, verticalAlign: '-0.1em' }} />
      </Box>
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </Link>
  );
}
