import Box from '@mui/material/Box';
import type { FormEvent, ReactNode } from 'react';

const stay = (event: FormEvent) => event.preventDefault();

/** Fields with their main button (`type="submit"`), which Enter in one of them presses. It takes no part in the layout. */
export const Form = ({ children }: { children: ReactNode }) => (
  <Box component="form" noValidate onSubmit={stay} sx={{ display: 'contents' }}>
    {children}
  </Box>
);
