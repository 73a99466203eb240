/** Format of the application's places in URLs of its host. Places are `/google/…` with a query. */
export interface Addresses {
  /** The document's own address while it shows the place. */
  shown(href: string): string;
  /** The address of a link to the place: what a new tab opens. */
  linked(href: string): string;
  /** The place that an address of this origin names, as `/google/…` with its query; the address itself where it names none. */
  named(url: URL): URL;
}

/** A place's path is its address. */
export const pathAddresses: Addresses = { shown: (href) => href, linked: (href) => href, named: (url) => url };
