import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface TabLink {
  readonly key: string;
  readonly label: ReactNode;
  /** Address of the tab; tabs are places with an address. */
  readonly href: string;
}

export interface TabLinksProps {
  /** Names the tabs for assistive technology. */
  readonly label: string;
  readonly tabs: readonly TabLink[];
  readonly active: string;
}

const TabAnchor = styled('a')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 12,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    borderBottomColor: 'currentcolor',
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -4 },
}));

/** Tabs that are links: each has an address of its own, so that back, reload and a shared link keep it. */
export function TabLinks({ label, tabs, active }: TabLinksProps) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', overflowX: 'auto', px: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map(({ key, label: text, href }) => (
        <TabAnchor key={key} href={href} aria-current={key === active ? 'page' : undefined}>
          {text}
        </TabAnchor>
      ))}
    </Box>
  );
}
