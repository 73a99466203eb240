import texts from './en/requirement-rules.json';

/** Texts of the rules of checklist and phone [S5.14, S5.18-S5.20]; those of phone parsing are our own. */
export const requirementRules = texts;
