const block = /([^{};]+)\{([^{}]*)\}/g;

/**
 * Rules of the class `selector` for styles that are declarations and blocks of them, one level deep, as emotion writes them:
 * what most are, without the tree that `stylis` makes of each. Null for all others.
 */
export function plainRules(selector: string, styles: string): readonly string[] | null {
  const blocks: string[] = [];
  const own = styles.replace(block, (whole, head: string, declarations: string) => {
    const isQuery = /^@(?:media|container|supports)\b/.test(head);
    // Lists of selectors, and those that leave their `&` out, are for `stylis`.
    if (!isQuery && !/^&[^,]*$/.test(head)) return whole;
    if (declarations !== '')
      blocks.push(
        isQuery ? `${head}{${selector}{${declarations}}}` : `${head.replaceAll('&', selector)}{${declarations}}`,
      );
    return '';
  });
  if (/[{}@]/.test(own)) return null;
  return /^[\s;]*$/.test(own) ? blocks : [`${selector}{${own}}`, ...blocks];
}
