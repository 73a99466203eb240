import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { MouseEvent, ReactNode } from 'react';
import { ExternalIcon } from '../icons';
import { useUiText } from '../i18n/text.context';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface ExternalLinkProps {
  readonly href: string;
  /** Absent only where a text's tag fills it in. */
  readonly children?: ReactNode;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A character that joins what stands beside it: the icon stays in the line of the last word. */
const joined = { '&::before': { content: '"\\2060"' } } as const;

/** A link to another site in a new tab, which it says. */
export function ExternalLink({ href, children, onClick }: ExternalLinkProps) {
  const t = useUiText();
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" {...(onClick ? { onClick } : {})}>
      {children}
      <Box component="span" aria-hidden sx={joined}>
        <ExternalIcon sx={{ fontSize: '0.95em', ml: 0.5, verticalAlign: '-0.1em' }} />
      </Box>
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </Link>
  );
}
