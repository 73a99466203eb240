import { focusCause } from '@listings/shared-ui';
import { useEffect, useRef } from 'react';

/** Nothing has the focus any more, or what cannot be used any more, or the place of a main button that cannot. */
const isFocusLost = () => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled, [data-main]');
};

/** A dialog that is open covers it, and keeps the focus itself. */
const isCovered = (id: string) => document.getElementById(id)?.closest('[aria-hidden="true"]') != null;

/** Moves the focus to the target when an action is over, or a dialog closed, and the control that began it is gone or disabled. */
export function useFocusAfter(isUnderWay: boolean, targetId: string): void {
  const was = useRef(isUnderWay);
  useEffect(() => {
    const isOver = was.current && !isUnderWay;
    was.current = isUnderWay;
    if (isOver && isFocusLost() && !isCovered(targetId)) focusCause(targetId);
  }, [isUnderWay, targetId]);
}
