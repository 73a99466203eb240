import { styled } from '@mui/material/styles';

/** Something is under way, in the colour of the text around it; what it is stands beside it in words. */
const Ring = styled('span')({
  display: 'inline-block',
  flex: 'none',
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: 'ui-turn 0.9s linear infinite',
});

/** A turning ring of so many pixels; nothing to assistive technology. */
export function Spinner({ size }: { size: number }) {
  return <Ring aria-hidden style={{ width: size, height: size }} />;
}
