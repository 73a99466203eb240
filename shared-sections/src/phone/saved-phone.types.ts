/** A number the server holds, to show. */
export interface SavedPhone {
  /** In international form, as it was saved where it has none; null until that is known. */
  readonly display: string | null;
  readonly isValid: boolean;
}
