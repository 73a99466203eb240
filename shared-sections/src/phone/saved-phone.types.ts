/** A number the server holds, to show. */
export interface SavedPhone {
  /** In international form; as it was saved while that is not known. */
  readonly display: string;
  readonly isValid: boolean;
}
