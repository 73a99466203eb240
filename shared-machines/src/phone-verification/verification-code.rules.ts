import { plainDigits } from '@listings/shared-values';

/** Digits of a verification code [S9.02]. */
const codeLength = 6;

/** Text as a code: its digits, at most six. */
export const codeOf = (typed: string): string => plainDigits(typed).replace(/\D/g, '').slice(0, codeLength);

/** All six boxes are filled [S5.15]. */
export const isCompleteCode = (code: string): boolean => new RegExp(`^\\d{${codeLength}}$`).test(code);
