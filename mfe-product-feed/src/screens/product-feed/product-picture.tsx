import { Box, ProductIcon, styled } from '@listings/shared-ui';
import { useState } from 'react';
import { useOwnPictures } from '@listings/shared-sections';

/** Width and height in pixels: the room is there before the picture. */
const side = 40;

const room = { display: 'block', width: side, height: side, borderRadius: '6px' } as const;

const Picture = styled('img')({ ...room, objectFit: 'cover' });

const noPicture = { ...room, p: 1, boxSizing: 'border-box', color: 'text.disabled', bgcolor: 'action.hover' } as const;

export interface ProductPictureProps {
  /** Absent while it is not known; null where there is none. */
  readonly src: string | null | undefined;
  readonly title: string;
}

/** A product as shoppers see it; a sign in its room where there is no picture, or none that can be shown. */
export function ProductPicture({ src, title }: ProductPictureProps) {
  const isOwn = useOwnPictures();
  const [failed, setFailed] = useState<string>();
  if (src && src !== failed && isOwn(src))
    return (
      <Picture
        src={src}
        alt={title}
        width={side}
        height={side}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
      />
    );
  return (
    <Box component="span" sx={noPicture}>
      {src !== undefined && <ProductIcon />}
    </Box>
  );
}
