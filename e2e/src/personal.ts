/** Digits that stand for themselves: not a part of a time, an id, a hash or a longer number. */
const alone = (digits: string) => String.raw`(?<![\w.-])${digits}(?![\w-])`;

/**
 * What is typed or shown of a person on the way through the setup: the phone number as it is typed and as it is
 * written, each of its groups, the address, an e-mail address; and what opens the store to others.
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
