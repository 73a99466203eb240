import { Box } from '@listings/shared-ui';

const colours = {
  '.ground': { fill: 'var(--ui-palette-primary-light)' },
  '.sheet': { fill: 'var(--ui-palette-background-paper)', stroke: 'var(--ui-palette-divider)' },
  '.line': { fill: 'var(--ui-palette-divider)' },
  '.strong': { fill: 'var(--ui-palette-text-secondary)' },
  '.accent': { fill: 'var(--ui-palette-primary-main)' },
  '.price': { fill: 'var(--ui-palette-success-main)' },
  '.goods': { fill: 'none', stroke: 'var(--ui-palette-primary-main)', strokeWidth: 3, strokeLinejoin: 'round' },
} as const;

function ProductTile({ x, goods }: { x: number; goods: string }) {
  return (
    <g transform={`translate(${x} 74)`}>
      <rect className="sheet" width="88" height="116" rx="8" />
      <path className="goods" d={goods} />
      <rect className="line" x="12" y="76" width="64" height="6" rx="3" />
      <rect className="price" x="12" y="92" width="34" height="8" rx="4" />
    </g>
  );
}

function Listings() {
  return (
    <>
      <rect className="sheet" x="40" y="24" width="320" height="34" rx="17" />
      <circle className="goods" cx="64" cy="40" r="7" />
      <path className="goods" d="M69 45 l6 6" />
      <rect className="strong" x="86" y="37" width="120" height="8" rx="4" />
      <ProductTile x={48} goods="M26 58 v-26 h36 v26 z M34 32 v-6 a10 10 0 0 1 20 0 v6" />
      <ProductTile x={156} goods="M30 24 h28 v10 l10 8 -6 8 -4 -3 v17 h-28 v-17 l-4 3 -6 -8 10 -8 z" />
      <ProductTile
        x={264}
        goods="M30 30 h24 v22 a8 8 0 0 1 -8 8 h-8 a8 8 0 0 1 -8 -8 z M54 36 h6 a6 6 0 0 1 0 14 h-6"
      />
    </>
  );
}

function Results() {
  return (
    <>
      <rect className="sheet" x="48" y="30" width="304" height="165" rx="10" />
      <rect className="strong" x="72" y="52" width="90" height="8" rx="4" />
      <rect className="line" x="72" y="68" width="54" height="6" rx="3" />
      {[34, 46, 42, 62, 74, 92].map((height, index) => (
        <rect
          key={height}
          className={index === 5 ? 'price' : 'accent'}
          x={76 + index * 44}
          y={176 - height}
          width="26"
          height={height}
          rx="4"
        />
      ))}
    </>
  );
}

const pictures = { listings: Listings, results: Results } as const;

/** Products among the results of a search, or the results of listing them. Decorative: the text beside says the same. */
export function StartIllustration({ of }: { of: keyof typeof pictures }) {
  const Picture = pictures[of];
  return (
    <Box
      component="svg"
      viewBox="0 0 400 225"
      aria-hidden="true"
      sx={{ display: 'block', width: '100%', height: 'auto', borderRadius: 2, ...colours }}
    >
      <rect className="ground" width="400" height="225" />
      <Picture />
    </Box>
  );
}
