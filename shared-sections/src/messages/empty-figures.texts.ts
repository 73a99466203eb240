import texts from './en/empty-figures.json';

/** Texts where the chosen days have no figures, with the way to days that have some. */
export const emptyFiguresTexts = texts;
