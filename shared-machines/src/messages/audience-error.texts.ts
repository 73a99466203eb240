import audienceErrorJson from './en/audience-error.json';

/** Error text of the countries of the free listings. Source: S8. */
export const audienceErrorTexts = audienceErrorJson;
