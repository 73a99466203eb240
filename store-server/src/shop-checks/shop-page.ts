import { pipeline } from 'node:stream/promises';
// The main entry brings trees of elements, too: three times the time of the processor, in which the server answers nobody.
import { WritableStream } from 'htmlparser2/WritableStream';
import { letOthersGo } from '../db/yield';

export interface ShopLink {
  /** Absolute, without its fragment. */
  readonly href: string;
  /** Text of the link, its label or the description of its picture. */
  readonly text: string;
}

/** What the checks read of a page. */
export interface ShopPage {
  readonly title: string;
  /** Text as it is shown, with single spaces. */
  readonly text: string;
  readonly links: readonly ShopLink[];
  /** Absolute addresses that forms send to. */
  readonly forms: readonly string[];
  /** A field for a password stands in it. */
  readonly hasPasswordField: boolean;
  /** Descriptions, names and classes of pictures. */
  readonly pictures: readonly string[];
  /** Robots instructions in lower case: a line for each header and each tag of the page. */
  readonly robots: string;
  /** Names of markers of pages that only announce a shop. */
  readonly marks: readonly string[];
  /** Types of `itemprop` and of structured data: `telephone`, `PostalAddress`. */
  readonly facts: readonly string[];
  /** Only the beginning was read. */
  readonly isCut: boolean;
}

/** Bounds of what is kept of one page, whatever it has. */
const MOST = { links: 2000, forms: 50, pictures: 500, text: 200_000, label: 300, data: 50_000 } as const;

const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'svg', 'title']);

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface ParseOptions {
  readonly url: string;
  readonly robotsHeader: string;
  readonly isCut: boolean;
}

type Attributes = Readonly<Record<string, string>>;

/** Collects one page while its tags go by. */
class PageReader {
  readonly #base: string;
  readonly #links: { href: string; text: string }[] = [];
  readonly #forms: string[] = [];
  readonly #pictures: string[] = [];
  readonly #marks: string[] = [];
  readonly #facts: string[] = [];
  #robots: string;
  #text = '';
  #title = '';
  #data = '';
  #hasPasswordField = false;
  #silent = 0;
  #open: { href: string; text: string } | null = null;
  #within: 'title' | 'data' | null = null;
  #depth = 0;

  constructor({ url, robotsHeader }: ParseOptions) {
    this.#base = url;
    this.#robots = robotsHeader.toLowerCase();
  }

  /** More elements lie within each other than browsers take. */
  get isTooDeep(): boolean {
    return this.#depth > DEEPEST;
  }

  opens(name: string, attributes: Attributes): void {
    this.#depth += 1;
    if (SILENT.has(name)) this.#silent += 1;
    if (name === 'title' && this.#title === '') this.#within = 'title';
    if (name === 'script' && attributes['type'] === 'application/ld+json') this.#within = 'data';
    if (name === 'meta') this.#meta(attributes);
    if (name === 'body') this.#marks.push(...(attributes['class'] ?? '').split(/\s+/).slice(0, 50));
    if (name === 'input' && attributes['type'] === 'password') this.#hasPasswordField = true;
    if (name === 'form' && this.#forms.length < MOST.forms) this.#keepForm(attributes['action'] ?? '');
    if (name === 'a') this.#openLink(attributes);
    if (name === 'img' || name === 'svg' || name === 'i' || name === 'use') this.#keepPicture(attributes);
    if (attributes['itemprop']) this.#keepFact(attributes['itemprop']);
  }

  closes(name: string): void {
    this.#depth -= 1;
    if (SILENT.has(name)) this.#silent = Math.max(0, this.#silent - 1);
    if (name === 'title' || name === 'script') this.#within = null;
    if (name === 'a') this.#closeLink();
    // Words of two elements are two words.
    else if (this.#text.length < MOST.text) this.#text += ' ';
  }

  says(text: string): void {
    if (this.#within === 'title') this.#title = (this.#title + text).slice(0, MOST.label);
    else if (this.#within === 'data') this.#data = (this.#data + text).slice(0, MOST.data);
    if (this.#silent > 0) return;
    if (this.#open) this.#open.text = (this.#open.text + text).slice(0, MOST.label);
    if (this.#text.length < MOST.text) this.#text += text;
  }

  page(isCut: boolean): ShopPage {
    this.#closeLink();
    for (const [, type] of this.#data.matchAll(/"(?:@type"\s*:\s*")?(PostalAddress|telephone|email)"/g)) {
      if (type !== undefined) this.#keepFact(type);
    }
    return {
      title: squeeze(this.#title),
      text: squeeze(this.#text.slice(0, MOST.text)),
      links: this.#links.map(({ href, text }) => ({ href, text: squeeze(text) })),
      forms: this.#forms,
      hasPasswordField: this.#hasPasswordField,
      pictures: this.#pictures,
      robots: this.#robots,
      marks: this.#marks,
      facts: this.#facts,
      isCut,
    };
  }

  #meta({ name = '', content = '' }: Attributes): void {
    if (['robots', 'googlebot'].includes(name.toLowerCase()))
      this.#robots += `\n${content.toLowerCase().slice(0, 300)}`;
    if (content !== '' && /coming-?soon|maintenance/i.test(name)) this.#marks.push(name.slice(0, MOST.label));
  }

  #openLink(attributes: Attributes): void {
    this.#closeLink();
    const href = this.#absolute(attributes['href']);
    if (href === null) return;
    this.#open = { href, text: `${attributes['aria-label'] ?? attributes['title'] ?? ''} `.slice(0, MOST.label) };
  }

  #closeLink(): void {
    if (this.#open && this.#links.length < MOST.links) this.#links.push(this.#open);
    this.#open = null;
  }

  #keepForm(action: string): void {
    const address = this.#absolute(action === '' ? this.#base : action);
    if (address !== null) this.#forms.push(address);
  }

  #keepPicture(attributes: Attributes): void {
    const named = ['alt', 'title', 'aria-label', 'class', 'src', 'data-src', 'href', 'xlink:href'];
    const words = named.map((name) => (attributes[name] ?? '').slice(0, MOST.label)).join(' ');
    const isData = words.includes('data:');
    if (this.#pictures.length < MOST.pictures && !isData) this.#pictures.push(squeeze(words));
    if (this.#open && attributes['alt']) this.#open.text += ` ${attributes['alt'].slice(0, MOST.label)}`;
  }

  #keepFact(fact: string): void {
    if (this.#facts.length < MOST.forms) this.#facts.push(fact.slice(0, MOST.label));
  }

  #absolute(href: string | undefined): string | null {
    if (href === undefined || href.length > 2000) return null;
    try {
      const url = new URL(href.trim(), this.#base);
      url.hash = '';
      return url.href;
    } catch {
      return null;
    }
  }
}

/** Characters of a page that are read at once. */
const SLICE = 16_384;

/** Elements within each other; browsers take 512. */
const DEEPEST = 1000;

/**
 * Reads a page as a browser would show it without scripts, slice by slice: others go on meanwhile. `url` is what its links are
 * relative to. Where too many elements are open they are closed, and the rest is read as another page: each one more takes
 * longer than the one before.
 */
export async function readPage(markup: string, options: ParseOptions): Promise<ShopPage> {
  const reader = new PageReader(options);
  let at = 0;
  async function* slices(): AsyncGenerator<string> {
    do {
      if (at > 0) await letOthersGo();
      yield markup.slice(at, (at += SLICE));
    } while (at < markup.length && !reader.isTooDeep);
  }
  while (at === 0 || at < markup.length) {
    const parser = new WritableStream({
      onopentag: (name, attributes) => reader.opens(name, attributes),
      onclosetag: (name) => reader.closes(name),
      ontext: (text) => reader.says(text),
    });
    await pipeline(slices(), parser);
  }
  return reader.page(options.isCut);
}
