/** Loads the page anew at the same address. */
export const loadAnew = (): void => location.reload();
