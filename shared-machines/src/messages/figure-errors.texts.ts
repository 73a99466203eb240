import texts from './en/figure-errors.json';

/** Error texts of figures and of the reads they are chosen by; those of products are apart. Source: S8, O8. */
export const figureErrorTexts = texts;
