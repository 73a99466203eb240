/** What every application needs of the sections' texts; the others come with the sections themselves. */
export const everyAppTexts = { help: 'Help' } as const;
