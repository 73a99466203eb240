import type { ProductAttribute } from './catalogue.types';

/** Attributes of a product, from the column that holds them as JSON. */
export const attributesOf = ({ attributes }: { readonly attributes: string }): readonly ProductAttribute[] =>
  JSON.parse(attributes) as ProductAttribute[];

/** Addresses of the pictures of a product, the first one first. */
export const imagesOf = ({ images }: { readonly images: string }): readonly string[] => JSON.parse(images) as string[];
