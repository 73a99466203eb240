/** Digits that stand for themselves: not a part of a time, an id, a hash or a longer number. */
const alone = (digits: string) => String.raw`(?<![\w.-])${digits}(?![\w-])`;

/**
 * Personal data typed or shown during the setup: the phone number as it is typed and as it is written, each of its
 * groups, the address, an e-mail address; and secrets that give access to the store.
 */
export const personal = new RegExp(
  [
    String.raw`(?<![\w.-])(?:\+?1[-. ]?)?\(?213[-. )]*373[-. ]*4253(?!\w)`,
    String.raw`(?<![\w.-])(?:\+?1)?213373\d*`,
    ...['213', '373', '4253', '12207'].map(alone),
    'Example Avenue',
    '@',
    'lantern-and-loam',
    String.raw`\b\w*(?:token|nonce)\b`,
  ].join('|'),
  'i',
);
