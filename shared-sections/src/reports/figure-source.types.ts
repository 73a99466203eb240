import type { Figures } from '@listings/shared-api/contract';
import type { DayRange, Figure, ReportSource, ReportValue } from '@listings/shared-machines';

/** Where figures that are shown come from. */
export interface FigureSource {
  /** Those that were asked: one of them may have no such figure. */
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
  readonly value: ReportValue;
  readonly source: FigureSource;
}
