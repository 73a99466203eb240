import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

export interface StatusPillProps {
  readonly tone: StatusTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short state in words, coloured by its tone. */
export function StatusPill({ tone, icon, children }: StatusPillProps) {
  const { palette } = useTheme().vars;
  const main = tone === 'neutral' ? palette.text.secondary : palette[tone].main;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1.25,
        py: 0.25,
        borderRadius: 99,
        typography: 'caption',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: main,
        backgroundColor: `color-mix(in srgb, ${main} 10%, ${palette.background.paper})`,
        '& svg': { fontSize: 16 },
      }}
    >
      {icon}
      {children}
    </Box>
  );
}
