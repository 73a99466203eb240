import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { urlOf } from '../compose/page-map';
import { partsName, type ReleaseParts } from '../compose/parts';
import { mapsFolder } from '../maps/build-maps';
import { suffixes } from '../compose/publish-assets';
import { releaseName, type Release } from '../compose/release';
import { fastMark } from '../state/build-state.mjs';
import type { Content } from './live-part';
import type { LiveReleases } from './live-releases';

/** Makes the release that a build composed the first map of a place; nothing where there is a map. */
export async function startFromRelease(live: LiveReleases, releaseDir: string): Promise<void> {
  const readJson = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(releaseDir, name), 'utf8'));
  // Both are written by this tool.
  const [{ parts, contract }, release] = (await Promise.all([readJson(partsName), readJson(releaseName)])) as [
    ReleaseParts,
    Release,
  ];
  await live.start(
    parts,
    contract,
    async ({ manifest }, path): Promise<Content> => {
      const url = urlOf(manifest, path);
      const about = release.files[url];
      if (about === undefined) throw new Error(`${url} is not in the release`);
      // What a first start compressed fast would stay so in a place: without it the place compresses the bytes itself.
      const form = async (encoding: 'br' | 'gzip') => {
        const sibling = join(releaseDir, about.file + suffixes[encoding]);
        const isBest = about.encodings.includes(encoding) && !existsSync(sibling + fastMark);
        return isBest ? { [encoding]: await readFile(sibling) } : {};
      };
      const bytes = await readFile(join(releaseDir, about.file));
      return { bytes, ...(await form('br')), ...(await form('gzip')) };
    },
    async ({ manifest }) => readFile(join(releaseDir, mapsFolder, `${manifest.name}.json`)).catch(() => null),
  );
}
