import { Skeleton } from '@listings/shared-ui';

/** Room of a text that is still asked for, as high as one like it in each language and width; nobody sees or hears it. */
export const StandIn = ({ text }: { text: string }) => (
  <Skeleton component="span">
    <span>{text}</span>
  </Skeleton>
);
