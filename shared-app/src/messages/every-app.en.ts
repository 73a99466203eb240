/** Texts of the kit that every application needs; the others come with the components that show them. */
export const everyAppTexts = { help: 'Help' } as const;
