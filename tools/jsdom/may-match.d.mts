/** What is asked of an element, of a document or of the insides of jsdom. */
interface Asked {
  readonly localName: string;
  readonly parentElement: Asked | null;
  readonly getAttributeNS: (namespace: null, name: string) => string | null;
  readonly hasAttributeNS: (namespace: null, name: string) => boolean;
}

/**
 * False where `element` cannot match `selector`, by the types, classes and attributes that it asks of it and of its parents;
 * true where only matching it tells. For documents without quirks.
 */
export function mayMatch(element: Asked, selector: string): boolean;
