import type { Flags } from '@listings/shared-values/flags';

/** A file of an entry, and the entries of the same build that are loaded before it and share their modules with it. */
export interface EntryFile {
  /** Relative to the package. Several files make one module with the exports of all. */
  readonly import: string | readonly string[];
  readonly dependOn?: readonly string[];
}

/**
 * Reads that a route's first screen makes at once, below the REST root and exactly as the client writes them: the page
 * starts them as it loads, and the client's own calls take the answers. `{after}`, `{before}`, `{previousAfter}` and
 * `{previousBefore}` stand for the days of the range that is shown when the address names none (month to date, the year
 * before). Reads under a fact are only for stores of which the fact is true.
 */
export type FirstReads = Readonly<
  Partial<Record<'always' | 'mcSetupComplete' | 'adsSetupComplete', readonly string[]>>
> & {
  /** Views that the answers to these reads open. */
  readonly opens?: readonly OpenedView[];
};

/** A view that opens on top, with its own `firstReads` and `firstChunks`, when the answer to a read has a value. */
export interface OpenedView {
  /** One of the reads. */
  readonly read: string;
  /** Field of its answer, and the value that opens the view. */
  readonly field: string;
  readonly is: string;
  /** Key of the view, the one that is open and a word: `/setup?step=accounts&answer=hosting-connected`. */
  readonly view: string;
}

/** A text by BCP 47 tag; `en`, the source, stands where a language is missing. */
export type Words = Readonly<Record<string, string>> & { readonly en: string };

/** Route that an application brings itself: the page has it as soon as the build is published, and no shell is released for it. */
export interface BuildRoute {
  /** `tabs`: title and tab bar. `plain`: title only. `fullPage`: a wizard with its own top bar. */
  readonly layout: 'tabs' | 'plain' | 'fullPage';
  /** Name of the screen in the title of the document. */
  readonly title: Words;
  /** Label of its tab, behind those of the shell; no tab leads there without it. */
  readonly tab?: Words;
  /** Values of the query parameter `subpath`, each a screen of its own with its name in the title of the document. */
  readonly subpaths?: Readonly<Record<string, Words>>;
}

/** Description of the page by the shell. The server prints it as it is and knows no markup of the shell. */
export interface PageDescription {
  /** Name of the entry that starts the page. */
  readonly entry: string;
  readonly title: string;
  readonly body: string;
  /**
   * A classic script that is printed inline, before everything that can fail. In `build.config.ts` its file, relative to
   * the package (no imports, no exports); in the manifest its text, in the syntax of browsers that know no modules.
   */
  readonly watch?: string;
  /** The page has the English names of countries itself: of those that are a store's, too, the server prints the codes alone. */
  readonly namesCountries?: true;
  /** Title and body in other languages than the source's, by BCP 47 tag. */
  readonly languages?: Readonly<Record<string, { readonly title: string; readonly body: string }>>;
  /** Route path → specifiers of the modules its first screen starts from. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
}

/** Properties of a call's argument that only servers need, such as the schemas of requests. */
export interface ServerParts {
  /** Folder of such calls, relative to the package. Calls that make constants there count as free of side effects. */
  readonly folder: string;
  /** Name of the function. */
  readonly call: string;
  readonly properties: readonly string[];
}

/** A style sheet, relative to the package. */
export interface StyleFile {
  readonly file: string;
  /** CSS that goes before the file's own, such as custom properties made from data. */
  readonly before?: string;
  /** Nothing needs it before an application shows: documents link to it, in one file with all others of these. */
  readonly isLater?: boolean;
}

/** A library for the browser: ES modules with hashed names, and a manifest. */
export interface BrowserBuild {
  readonly target?: 'browser';
  /** Unique name; folder below `/assets/`. */
  readonly name: string;
  readonly entries: Readonly<Record<string, string | EntryFile>>;
  /** Specifier of the import map → entry. Several specifiers may lead to one entry. */
  readonly specifiers: Readonly<Record<string, string>>;
  /**
   * Route path → lazy imports (as written) that its first screen needs. Those in the entry file itself are not lazy. A step of
   * a route, `/setup?step=audience`, or a screen below it, `/settings?subpath=/alerts`, names what it needs on top.
   */
  readonly firstChunks?: Readonly<Record<string, readonly string[]>>;
  /**
   * Route path, a step of it or a screen below it → reads that start with the page, when its address asks for nothing
   * special. A screen below a route starts its own alone.
   */
  readonly firstReads?: Readonly<Record<string, FirstReads>>;
  /** Path (`/google/store-badges`) → route that this application shows. */
  readonly routes?: Readonly<Record<string, BuildRoute>>;
  /** Name → flag that the team of this application may set for the pages of everybody, or a share, without a build. */
  readonly flags?: Flags;
  /** Number of lazy parts from which on what they share stands in the first entry, which is loaded before all of them; a copy in each without. */
  readonly commonFrom?: number;
  /** Style sheets of the page, printed into it but for those that are later. */
  readonly styles?: readonly StyleFile[];
  readonly page?: PageDescription;
  /** Left out of the browser's copy, with everything that only they use. */
  readonly serverParts?: ServerParts;
  /** Files of kept packages that this build never reaches, such as `axios/lib/adapters/xhr.js`: left out. */
  readonly leaveOut?: readonly string[];
  /** Files of kept packages → files of this package that take their place. */
  readonly replace?: Readonly<Record<string, string>>;
}

/** Kept packages that the page has once: one file for all of them, each a specifier of the import map. */
export interface VendorBuild {
  readonly target: 'vendor';
  readonly name: string;
  /** Specifier → the names it offers, or `*` for all. Names that are not offered may be left out of the file. */
  readonly modules: Readonly<Record<string, '*' | readonly string[]>>;
  /** Files of kept packages that nothing here reaches: left out. */
  readonly leaveOut?: readonly string[];
}

/** A program for Node: workspace sources inside, `node_modules` outside. Writes `<name>.mjs`. */
export interface ServerBuild {
  readonly target: 'node';
  readonly name: string;
  readonly entry: string;
}

/** One independently built and deployed part. Default export of a package's `build.config.ts`, alone or in a list. */
export type PackageBuild = BrowserBuild | VendorBuild | ServerBuild;
