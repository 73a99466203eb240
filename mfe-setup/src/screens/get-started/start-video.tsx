import { Box, Button, PlayIcon, Typography, useText } from '@listings/shared-ui';
import { useState } from 'react';
import { StartIllustration } from './start-illustration';

const frame = {
  position: 'relative',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: 2,
  overflow: 'hidden',
} as const;

/**
 * The help video. Until it is asked for the page shows a picture of its own: nothing reaches the other site before the
 * click. No script of theirs runs in this page [T25].
 */
export function StartVideo({ url }: { url: string }) {
  const t = useText('setup');
  const [playing, setPlaying] = useState(false);
  const host = new URL(url).host;
  if (playing)
    return (
      <Box sx={frame}>
        <Box
          component="iframe"
          ref={(element: HTMLIFrameElement | null) => element?.focus()}
          src={`${url}?autoplay=1`}
          title={t('start.video.title')}
          sandbox="allow-scripts allow-same-origin allow-presentation"
          referrerPolicy="no-referrer"
          allow="autoplay; fullscreen"
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 }}
        />
      </Box>
    );
  return (
    <Box>
      <Box sx={frame}>
        <StartIllustration of="listings" />
        <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
          <Button variant="contained" size="large" startIcon={<PlayIcon />} onClick={() => setPlaying(true)}>
            {t('start.video.play')}
          </Button>
        </Box>
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {t('start.video.consent', { host })}
      </Typography>
    </Box>
  );
}
