const BRACKET = String.raw`\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]`;
const PARENTHESIS = String.raw`\((?:[^()]|\([^()]*\))*\)`;
/** A bracket as a whole, a comma or a combinator with the spaces around it, or one sign. */
const PIECE = new RegExp(String.raw`${BRACKET}|${PARENTHESIS}|\s*[,>+~]\s*|\s+|.`, 'gsu');
const BRACKETS = new RegExp(`${BRACKET}|${PARENTHESIS}`, 'gsu');
const ATTRIBUTE = /^\[\s*([\w-]+)\s*(?=\]|[~|^$*]?=)/;
/** What is not read here: rules that are none, escapes, namespaces, and what does not close. */
const UNREAD = /^[@\\"'|()[\]]$/;

/** What a compound asks of an element; it may ask for more. */
function needOf(text) {
  const plain = text.replace(BRACKETS, '');
  return {
    type: /^[a-z][\w-]*/i.exec(plain)?.[0].toLowerCase(),
    classes: [...plain.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
    attributes: (text.match(BRACKETS) ?? []).flatMap((piece) => ATTRIBUTE.exec(piece)?.[1] ?? []),
    isRoot: plain.includes(':root'),
  };
}

/** The alternatives of a selector, each a list of compounds and the combinators before them; null where it is not read. */
function parse(selector) {
  const alternatives = [[{ before: '', text: '' }]];
  for (const [piece] of selector.trim().matchAll(PIECE)) {
    if (UNREAD.test(piece)) return null;
    const sign = piece.trim();
    if (sign === ',') alternatives.push([{ before: '', text: '' }]);
    else if (sign === '' || '>+~'.includes(sign)) alternatives.at(-1).push({ before: sign, text: '' });
    else alternatives.at(-1).at(-1).text += piece;
  }
  return alternatives.map((compounds) => compounds.map(({ before, text }) => ({ before, ...needOf(text) })).reverse());
}

const hasAttribute = (element, name) =>
  element.hasAttributeNS(null, name) || element.hasAttributeNS(null, name.toLowerCase());

function has(element, { type, classes, attributes, isRoot }) {
  if (type !== undefined && element.localName.toLowerCase() !== type) return false;
  if (isRoot && element.parentElement !== null) return false;
  if (classes.length > 0) {
    const given = element.getAttributeNS(null, 'class') ?? '';
    if (!classes.every((name) => given.includes(name))) return false;
  }
  return attributes.every((name) => hasAttribute(element, name));
}

/** Follows the compounds from the last one to the parents; siblings, and what is further up, are left to matching. */
function fits(element, compounds) {
  let at = element;
  let isSibling = false;
  for (const { before, ...need } of compounds) {
    if (!isSibling && !has(at, need)) return false;
    if (before === '') return true;
    isSibling = before !== '>';
    if (!isSibling) at = at.parentElement;
    if (at === null) return false;
  }
  return true;
}

const known = new Map();

/**
 * False where `element` cannot match `selector`, by the types, classes and attributes that it asks of it and of its parents;
 * true where only matching it tells. Browsers find the rules of an element so. For documents without quirks.
 */
export function mayMatch(element, selector) {
  let alternatives = known.get(selector);
  if (alternatives === undefined) known.set(selector, (alternatives = parse(selector)));
  return alternatives === null || alternatives.some((compounds) => fits(element, compounds));
}
