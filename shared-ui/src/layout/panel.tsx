import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Typography } from './typography';

/** A bordered surface. Its parts are PanelHeader, PanelBody and PanelFooter. */
export const Panel = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  boxShadow: 'var(--ui-raised)',
  minWidth: 0,
}));

export interface PanelHeaderProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  /** Beside the title: a link, a button, a status. */
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  readonly id?: string | undefined;
}

/** Title row of a panel. */
export function PanelHeader({ title, description, icon, action, headingLevel = 3, id }: PanelHeaderProps) {
  // A title of one line stands on the line of what is beside it.
  const alignItems = icon === undefined && description === undefined ? 'center' : 'flex-start';
  return (
    <Box
      className="ui-panel-header"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems, gap: 1.5, px: 3, pt: 2.5, pb: 1 }}
    >
      {icon}
      <Box sx={{ flex: '1 1 7.5rem', minWidth: 0 }}>
        <Typography variant="h3" component={`h${headingLevel}`} id={id}>
          {title}
        </Typography>
        {description !== undefined && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }} component="div">
            {description}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}

/** Content of a panel; `flush` lets a table reach the edges. */
export function PanelBody({ flush = false, children }: { flush?: boolean | undefined; children: ReactNode }) {
  return (
    <Box
      sx={{
        px: flush ? 0 : 3,
        py: flush ? 0 : 2.5,
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        minWidth: 0,
        '.ui-panel-header + &': { pt: 1 },
      }}
    >
      {children}
    </Box>
  );
}

/** Foot of a panel, for its actions or a note, set off by a line. */
export function PanelFooter({
  children,
  align = 'start',
}: {
  children: ReactNode;
  align?: 'start' | 'end' | undefined;
}) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: `flex-${align}`,
        gap: 1.5,
        px: 3,
        py: 1.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}
