/** A product as a store exports it. */
export interface ExportedProduct {
  readonly id: number;
  readonly type: 'simple' | 'variable' | 'variation';
  readonly title: string;
  readonly price?: string;
  readonly gtin?: string;
  readonly image?: string;
  readonly parent?: number;
  /** Name and values of the one attribute. */
  readonly attribute?: readonly [name: string, ...values: string[]];
}

const image = 'https://images.shop.example/product.jpg';

/** The catalogue of every situation: one product that is well, one with a warning, one with an error, one with variations. */
export const catalogue: readonly ExportedProduct[] = [
  { id: 9, type: 'simple', title: 'Brass Lamp', price: '34', gtin: '5900000001012', image },
  { id: 10, type: 'simple', title: 'Apron', price: '68', image },
  { id: 11, type: 'simple', title: 'Clay Pot', price: '28', gtin: '5900000001074' },
  { id: 12, type: 'variable', title: 'Scarf', image, attribute: ['Color', 'Moss', 'Rust'] },
  {
    id: 13,
    type: 'variation',
    title: 'Scarf - Moss',
    price: '36',
    gtin: '5900000001173',
    image,
    parent: 12,
    attribute: ['Color', 'Moss'],
  },
  {
    id: 14,
    type: 'variation',
    title: 'Scarf - Rust',
    price: '36',
    gtin: '5900000001197',
    image,
    parent: 12,
    attribute: ['Color', 'Rust'],
  },
];

const inStock = { sku: '', stock_status: 'instock' } as const;
const pictured = { ...inStock, images: [{ src: image }] };

export const scarfOffer = { id: 12, name: 'Scarf', type: 'variable', ...pictured, price: 36 };
export const potOffer = { id: 11, name: 'Clay Pot', type: 'simple', ...inStock, images: [], price: 28 };
export const apronOffer = { id: 10, name: 'Apron', type: 'simple', ...pictured, price: 68 };
export const lampOffer = { id: 9, name: 'Brass Lamp', type: 'simple', ...pictured, price: 34 };
