import { Skeleton } from '@listings/shared-ui';
import { memo } from 'react';

/** Room of a text that is still asked for, as high as one like it in each language and width; nobody sees or hears it. */
export const StandIn = memo(function StandIn({ text }: { text: string }) {
  return (
    <Skeleton component="span">
      <span>{text}</span>
    </Skeleton>
  );
});
