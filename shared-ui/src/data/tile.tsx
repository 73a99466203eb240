import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const looks = {
  position: 'relative',
  containerType: 'inline-size',
  minWidth: 0,
  p: 1.25,
  // The note takes two lines in a narrow tile: reserves their height, so that nothing moves when it arrives.
  '@container (max-width: 180px)': { '.MuiTypography-caption': { minHeight: 38 } },
} as const;

export interface TileProps {
  /** Amounts stand in its row, which need more room than counts: all of the row are written smaller where tiles are narrow. */
  readonly isWide?: boolean | undefined;
  /** Makes the tile a switch: its name, its state and what it does. */
  readonly press?: { readonly label: string; readonly isPressed: boolean; readonly onPress: () => void } | undefined;
  /** A small button in the corner, over the switch; null keeps its room until it comes. */
  readonly corner?: ReactNode;
  readonly children: ReactNode;
}

/** Room around a figure, which may be pressed; the look of the press is the page's (`root-config/src/look.css`). */
export function Tile({ isWide = false, press, corner, children }: TileProps) {
  return (
    <Box
      sx={{
        ...looks,
        '--figure-fit': isWide ? '12cqi' : '18cqi',
        '--figure-corner': corner === undefined ? '0px' : '16px',
      }}
    >
      {children}
      {press && (
        <button
          type="button"
          className="ui-tile"
          aria-pressed={press.isPressed}
          aria-label={press.label}
          onClick={press.onPress}
        />
      )}
      {corner && <Box sx={{ position: 'absolute', top: 4, right: 2, displayPrint: 'none' }}>{corner}</Box>}
    </Box>
  );
}

/** Tiles side by side, four at most, each at least so many pixels wide, more with larger texts. */
export function TileRow({ least, children }: { readonly least: number; readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 0.5,
        mx: -1.25,
        gridTemplateColumns: `repeat(auto-fit, minmax(max(min(100%, ${least / 16}rem), 22%), 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}
