import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

const HEADER =
  'ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"In stock?",Stock,"Regular price",Categories,Images,"GTIN, UPC, EAN, or ISBN"';

const KINDS = ['Lantern', 'Trowel', 'Pot', 'Basket', 'Scarf', 'Mug', 'Bowl', 'Candle', 'Stool', 'Apron'];
const LOOKS = ['Copper', 'Ash', 'Linen', 'Moss', 'Slate', 'Sand', 'Ink', 'Clay', 'Birch', 'Rust'];

/** A product of its own look; one in fifty has no image, one in a hundred no price. */
const rowOf = (index: number): string => {
  const name = `${LOOKS[(index * 7) % 10]} ${KINDS[(index * 3) % 10]} ${index}`;
  const price = index % 100 === 0 ? '' : String(5 + (index % 95));
  const image = index % 50 === 0 ? '' : `https://images.shop.example/${index}.jpg`;
  const text = `A ${name.toLowerCase()} of the large catalogue, made up for a measurement.`;
  return `${1_000_000 + index},simple,BENCH-${index},"${name}",1,0,visible,"","${text}",1,${index % 40},${price},"Everything > Things",${image},`;
};

/** Writes a product export with so many rows, in the store platform's own form. */
export async function writeLargeCatalogue(file: string, rows: number): Promise<void> {
  const stream = createWriteStream(file);
  stream.write(`${HEADER}\n`);
  for (let index = 0; index < rows; index += 1) {
    if (!stream.write(`${rowOf(index)}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
}
