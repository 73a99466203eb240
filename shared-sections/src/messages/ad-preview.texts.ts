import texts from './en/ad-preview.json';

/** Example of an ad beside a campaign's form. */
export const adPreviewTexts = texts;
