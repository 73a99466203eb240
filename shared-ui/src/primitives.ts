/** MUI parts that need no wrapping, from the theme's point of view finished. */
export { default as Box } from '@mui/material/Box';
export { default as IconButton } from '@mui/material/IconButton';
export { default as Link } from '@mui/material/Link';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { Stack } from './layout/stack';
export { Typography } from './layout/typography';
export { useEventCallback } from '@mui/material/utils';
export { styled, useTheme, type SxProps, type Theme } from '@mui/material/styles';
