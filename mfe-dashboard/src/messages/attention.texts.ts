import texts from './en/attention.json';

/**
 * Texts of the card on matters that need attention: the problem, its consequence in numbers, and the one action.
 * Source: O2.41, O4.01–O4.11, O9.03.
 */
export const attentionTexts = texts;
