import texts from './en/account-cards.json';

/** Texts shared by every account card. Source: S2.20, S4.02, S6.04. */
export const accountCardsTexts = texts;
