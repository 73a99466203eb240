import MuiTypography from '@mui/material/Typography';
import { memo } from 'react';

/** Words in a style of the theme. Equal words are not drawn again with what stands around them, such as at each key. */
export const Typography = memo(MuiTypography) as unknown as typeof MuiTypography;
