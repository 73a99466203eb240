import type { ChartKind } from './chart.types';
import type { SeriesLook } from './series-look';

interface SwatchProps {
  readonly kind: ChartKind;
  readonly look: SeriesLook;
}

const [width, height] = [22, 12];

/** Sample of a series: its line or bar, with its mark. */
export function Swatch({ kind, look: { color, lineWidth, dash, opacity, mark } }: SwatchProps) {
  return (
    <svg aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={{ flex: 'none' }}>
      {kind === 'line' ? (
        <path d={`M0,${height / 2}H${width}`} stroke={color} strokeWidth={lineWidth} strokeDasharray={dash} />
      ) : (
        mark === undefined && <path d={`M5,0h${height}v${height}h${-height}Z`} fill={color} opacity={opacity} />
      )}
      {mark !== undefined && <path d={mark} fill={color} transform={`translate(${width / 2},${height / 2})`} />}
    </svg>
  );
}
