import { useState } from 'react';
import { Button } from '../actions/button';
import { nothing } from '../testing/with-state';
import { Popover } from './popover';

export default { title: 'Overlays/Popover', component: Popover };

export function Open() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button variant="outlined" ref={setAnchor} aria-controls="dates" aria-expanded>
        Dates
      </Button>
      {anchor && (
        <Popover id="dates" anchor={anchor} title="Choose dates" onClose={nothing}>
          <p>Content beneath what opened it</p>
        </Popover>
      )}
    </>
  );
}
