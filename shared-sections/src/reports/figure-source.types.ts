import type { Figures } from '@listings/shared-api/contract';
import type { DayRange, Figure, ReportSource } from '@listings/shared-machines';

/** Where figures that are shown come from. */
export interface FigureSource {
  readonly sources: readonly ReportSource[];
  /** The days they are of. */
  readonly days: DayRange;
  /** What was counted for the campaigns in them. */
  readonly campaigns: Figures | undefined;
  /** Only some of the programs or products are in them. */
  readonly isPart: boolean;
}

/** A figure as it is shown. */
export interface ShownFigure {
  readonly figure: Figure;
  /** Null where there is nothing to divide by, undefined where it cannot be given. */
  readonly value: number | null | undefined;
  readonly source: FigureSource;
}
