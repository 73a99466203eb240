import { styled } from '@mui/material/styles';

/** A small select of numbers. */
export const PagerSelect = styled('select')(({ theme }) => ({
  minHeight: 32,
  paddingInline: 8,
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: 6,
}));
