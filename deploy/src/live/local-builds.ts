import type { ReleaseFile, ReleaseVariant } from '../compose/release';
import { urlOf } from '../compose/page-map';
import type { LivePart } from './live-part';
import type { Declared } from './place-flag';
import { refuseUnless } from './refused';
import type { LocalStatement } from './signing/statement';

/** A build of a developer's working tree, which owners may show on the page as long as it is signed for. */
export interface LocalBuild {
  readonly app: string;
  readonly word: string;
  /** Persons who signed for it. */
  readonly by: readonly string[];
  /** ISO moment. */
  readonly expires: string;
  readonly variant: ReleaseVariant;
  /** URL → file, as far as the place stores it. */
  readonly files: Readonly<Record<string, ReleaseFile>>;
}

/** Stands for the version: a working tree has none. */
export const localVersion = 'local';

/** Builds of working trees that one place may show at a time. */
const most = 20;

interface Kept {
  readonly app: string;
  readonly part: LivePart;
  readonly by: readonly string[];
  /** Seconds since 1970: a statement repeated later than another takes nothing back. */
  readonly iat: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const filesOf = ({ manifest, stored }: LivePart): Record<string, ReleaseFile> =>
  Object.fromEntries(Object.entries(stored).map(([path, file]) => [urlOf(manifest, path), file]));

/** Builds of working trees, by the word of their link. In memory: the next statement brings them back after a restart. */
export class LocalBuilds {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly now: () => number) {}

  keep({ word, app, iat, exp }: LocalStatement, part: LivePart, by: readonly string[]): void {
    this.forget();
    const known = this.kept.get(word);
    refuseUnless(known === undefined || known.app === app, 'out-of-scope', 'word: stands for another build');
    refuseUnless(
      known !== undefined || this.kept.size < most,
      'malformed',
      `word: ${most} local builds are shown already`,
    );
    refuseUnless(known === undefined || known.iat <= iat, 'replayed', 'iat: a later build was shown already');
    this.kept.set(word, { app, part, by, iat, until: exp * 1000 });
  }

  /** What is shown at this moment, by some words or by all. `variantOf` makes the variant of the page with a build. */
  async shown(
    variantOf: (part: LivePart, preview: NonNullable<ReleaseVariant['preview']>) => Promise<ReleaseVariant>,
    words?: readonly string[],
  ): Promise<LocalBuild[]> {
    this.forget();
    return Promise.all(
      [...this.kept]
        .filter(([word]) => words?.includes(word) ?? true)
        .map(async ([word, { app, part, by, until }]) => {
          const expires = new Date(until).toISOString();
          return { app, word, by, expires, variant: await variantOf(part, { word, expires }), files: filesOf(part) };
        }),
    );
  }

  /** Declarations of flags in the builds of an application. */
  declaredOf(app: string): Declared {
    this.forget();
    return [...this.kept.values()].filter((each) => each.app === app).map(({ part }) => part.manifest.flags ?? {});
  }

  private forget(): void {
    for (const [word, { until }] of this.kept) if (until <= this.now()) this.kept.delete(word);
  }
}
