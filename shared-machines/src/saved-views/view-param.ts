/** Parameters of an address by their names. */
export type ViewParams = Readonly<Record<string, string>>;

/** Parameter of an address that names the view it shows; empty where none is wanted, whatever opens with the screen. */
export const viewParam = 'view';
