/** Digits of a verification code [S9.02]. */
export const codeLength = 6;

/** The six boxes; an empty one is ''. */
export type CodeBoxes = readonly string[];

export const emptyCode: CodeBoxes = Array.from({ length: codeLength }, () => '');

/**
 * Boxes after typing or pasting at one of them: non-digits are dropped, a whole code fills the boxes that follow
 * [S5.15, decisions 21].
 */
export function typeIntoCode(boxes: CodeBoxes, at: number, typed: string): CodeBoxes {
  const digits = typed.replace(/\D/g, '').slice(0, Math.max(0, codeLength - at));
  if (digits === '') return boxes.map((box, index) => (index === at ? '' : box));
  return boxes.map((box, index) => digits[index - at] ?? box);
}

/** Text as a code: its digits, at most six. */
export const codeOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, codeLength);

/** All six boxes are filled [S5.15]. */
export const isCompleteCode = (code: string): boolean => new RegExp(`^\\d{${codeLength}}$`).test(code);
