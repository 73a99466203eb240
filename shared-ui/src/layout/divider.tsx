import { styled } from '@mui/material/styles';

/** A thin line between two things. */
export const Divider = styled('hr')(({ theme }) => ({
  margin: 0,
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
