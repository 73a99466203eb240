import Box from '@mui/material/Box';

/** The line of a series in the legend: solid for the first, dashed for the others. */
export function Swatch({ isStrong }: { readonly isStrong: boolean }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        flex: 'none',
        width: 18,
        borderTop: isStrong ? '3px solid' : '2px dashed',
        color: isStrong ? 'primary.main' : 'text.secondary',
      }}
    />
  );
}
