import type { LoadCheck, Look } from '../load/load-check';
import { shownPageOf } from '../load/shown-page';
import type { TriedPage } from '../load/tried-page';
import { isApplication } from './applications';
import type { DeployPlace } from './deploy-place';
import { contentName, readCandidate, type LivePart } from './live-part';
import { refuseOutOfScope, type Verified } from './signing/envelope';
import { readKeyring, teamOf } from './signing/keyring';
import { scopesOf, urlOf } from '../compose/page-map';
import { withNeeded } from '../compose/held-parts';
import { liveMapOf } from './live-map';

export interface FirstLook {
  /** Empty where there is nothing to look at: no application, or bytes that are live already. */
  readonly seen: { readonly looked?: Look };
  readonly faults: readonly string[];
}

const nothing: FirstLook = { seen: {}, faults: [] };

/**
 * Loads each application once before it may stand in a map. This takes seconds, and the code is foreign: it is done for
 * signed statements alone, one at a time, and beside the turn in which the map is changed.
 */
export class FirstLoads {
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly place: DeployPlace,
    private readonly load: LoadCheck | null,
  ) {}

  /** What is seen of what a statement publishes, and its faults in words; none where its files are not here yet. */
  async lookAt({ statement, signers, envelope }: Verified): Promise<FirstLook> {
    const { load, place } = this;
    if (statement.action !== 'publish' || !isApplication(statement.app)) return nothing;
    if (load === null) return { seen: { looked: 'none' }, faults: [] };
    const { app, files } = statement;
    refuseOutOfScope({ statement, signers, envelope }, teamOf(await readKeyring(place.objects), app), app);
    for (const { sha384, path } of files)
      if ((await place.objects.size(contentName(sha384, path))) === null) return nothing;
    const head = await place.ledger.head();
    if (head === null || (await place.isMadeOf(head.entry.builds[app], files))) return nothing;
    const page = await this.pageWith(await readCandidate(place.objects, statement));
    if (page === null) return nothing;
    const loading = this.turn.then(() => load(page));
    this.turn = loading.catch(() => {});
    const { fault, how } = await loading;
    return { seen: { looked: how }, faults: fault === null ? [] : [`${app} ${fault}`] };
  }

  /** The live page with a build in its place; null where they make none, which is said by the look at the map. */
  private async pageWith(part: LivePart): Promise<TriedPage | null> {
    const parts = await this.place.partsWith(part);
    const map = liveMapOf(parts);
    const [specifier] = Object.keys(part.manifest.specifiers);
    if (map === null || specifier === undefined) return null;
    const files = new Map(
      parts.flatMap(({ manifest, stored }) =>
        Object.entries(stored).map(([path, { file }]) => [urlOf(manifest, path), file] as const),
      ),
    );
    const read = async (url: string) => {
      const file = files.get(url);
      return file === undefined ? null : this.place.objects.read(file);
    };
    return {
      specifier,
      imports: map.imports,
      ...(map.held.size === 0 ? {} : { scopes: scopesOf(map) }),
      shown: shownPageOf(withNeeded(parts), specifier),
      read,
    };
  }
}
