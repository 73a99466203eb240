import { hasMark } from '@listings/shared-app';
import { useEffect, useState } from 'react';

/** Pixels that are kept for what needs attention, so that nothing moves when it arrives. */
export const attentionRoom = 136;
/** Pixels of one line. */
const lowRoom = 44;

/** Mark of this browser: nothing needed attention at the last visit. */
export const calmMark = 'listings-nothing-needs-attention';

const wasCalm = () => hasMark(calmMark);

/** The room for what needs attention, by what was found at the last visit. */
export function useAttentionRoom(): { readonly isLow: boolean; readonly height: number } {
  const [isLow, setLow] = useState(wasCalm);
  // Read anew as the screen goes, so that nothing moves in sight: the next visit may be to this same screen.
  useEffect(() => () => setLow(wasCalm), []);
  return { isLow, height: isLow ? lowRoom : attentionRoom };
}
