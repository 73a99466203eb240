/** 32 well-mixed bits of a text: the same text gives the same bits on every machine. */
export function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** A number in [0, 1) that depends on the text alone. */
const unit = (text: string): number => hash(text) / 0x1_0000_0000;

/** A number in [low, high) that depends on the text alone. */
export const between = (text: string, low: number, high: number): number => low + unit(text) * (high - low);
