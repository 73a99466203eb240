import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';

export interface StackProps {
  readonly children: ReactNode;
  /** Gaps, in units of the theme's spacing. */
  readonly spacing?: number;
  readonly direction?: 'column' | 'row';
  readonly id?: string;
  readonly sx?: SystemStyleObject;
}

/**
 * Sets its children one below the other, or side by side, with gaps between them. Rules of siblings would have the page
 * match the styles of a whole screen anew whenever another one comes or goes.
 */
export function Stack({ spacing = 0, direction = 'column', sx, ...rest }: StackProps) {
  return <Box {...rest} sx={{ display: 'flex', flexDirection: direction, gap: spacing, ...sx }} />;
}
