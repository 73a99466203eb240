const fold = (bits: number, text: string): number => {
  let folded = bits;
  for (let index = 0; index < text.length; index += 1) {
    folded = Math.imul(folded ^ text.charCodeAt(index), 0x01000193);
  }
  return folded;
};

const BEGIN = 0x811c9dc5;

function mix(folded: number): number {
  let bits = Math.imul(folded ^ (folded >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** 32 well-mixed bits of a text: the same text gives the same bits on every machine. */
export const hash = (text: string): number => mix(fold(BEGIN, text));

/** Numbers in [low, high) that depend on a text alone, all of whose texts begin alike. */
export const drawing = (beginning: string): ((rest: string, low: number, high: number) => number) => {
  const begun = fold(BEGIN, beginning);
  return (rest, low, high) => low + (mix(fold(begun, rest)) / 0x1_0000_0000) * (high - low);
};
