/** Details of a notice for support: shown on request, and copied. */
export interface NoticeDetails {
  /** Label of the control that opens them. */
  readonly summary: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly copy: string;
  readonly copied: string;
  /** Text shown where the browser does not let a page copy: they are selected then. */
  readonly selected: string;
}

/** As they are copied: a line each. */
export const linesOf = ({ rows }: NoticeDetails): string =>
  rows.map(([label, value]) => `${label}: ${value}`).join('\n');
