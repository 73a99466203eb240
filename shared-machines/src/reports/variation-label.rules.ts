/**
 * Label of a variation: its own name if that names its product too, else the product's name and its options [O7.26].
 */
export function variationLabel(
  product: string,
  { name, attributes }: { readonly name: string; readonly attributes: readonly { readonly option: string }[] },
): string {
  if (name.includes(' - ')) return name;
  const options = attributes.map(({ option }) => option).filter((option) => option !== '');
  return options.length === 0 ? name || product : `${name || product} - ${options.join(', ')}`;
}
