/** What every application needs of the kit's texts; the others come with what shows them. */
export const everyAppTexts = { help: 'Help' } as const;
