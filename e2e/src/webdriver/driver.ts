/** An element of the page as WebDriver refers to it; made by `run` alone. */
export type ElementReference = Readonly<Record<string, string>>;

/** The key that W3C WebDriver gives a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The id within a reference. Throws for what is none. */
export function elementId(reference: ElementReference): string {
  const id = reference[ELEMENT];
  if (id === undefined) throw new Error('not an element of the page');
  return id;
}

/** The part of W3C WebDriver that the tests use, the same for every browser. Each call rejects with the browser's words. */
export interface Driver {
  /** Name and version as the browser says them. */
  readonly name: string;
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page; `arguments` holds `values`. */
  run<T>(body: string, ...values: readonly unknown[]): Promise<T>;
  click(element: ElementReference): Promise<void>;
  type(element: ElementReference, text: string): Promise<void>;
  /** Takes the page's cookies away, those of its session too. */
  clearCookies(): Promise<void>;
  /** A PNG of what the window shows, base64. */
  screenshot(): Promise<string>;
  quit(): Promise<void>;
}
