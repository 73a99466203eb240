import { randomUUID } from 'node:crypto';
import { manifestName, type Manifest } from '../build/manifest';
import { contractName } from '../live/checks/build-requirements';
import { sha384Of } from '../live/live-part';
import { signStatement, type SigningKey } from '../live/signing/envelope';
import { limits, type LocalStatement } from '../live/signing/statement';
import { mapsName } from '../maps/build-maps';
import type { Target } from './target';

/** Files of a build as they stand: those that its manifest names, what describes it, and the contract it was made with. */
export function localFiles(emitted: ReadonlyMap<string, Buffer>, contract: Buffer): Map<string, Buffer> {
  const manifest = JSON.parse(String(emitted.get(manifestName))) as Manifest;
  const named = [...Object.keys(manifest.files), manifestName, mapsName];
  const files = named.flatMap((name) => {
    const bytes = emitted.get(name);
    return bytes === undefined ? [] : [[name, bytes] as const];
  });
  return new Map([...files, [contractName, contract]]);
}

/** Shows builds of one working tree on the page of a place, as long as it is asked to. */
export class LocalPreview {
  /** The same for all builds: a page that is open goes on from one to the next. */
  private readonly word = randomUUID();

  constructor(
    private readonly target: Target,
    private readonly keys: readonly SigningKey[],
    private readonly app: string,
  ) {}

  /** Signs for a build for the next five minutes. Resolves with the link; throws DeployRefused. */
  async show(files: ReadonlyMap<string, Buffer>): Promise<string> {
    const iat = Math.floor(Date.now() / 1000);
    const claims = [...files].map(([path, bytes]) => ({ path, sha384: sha384Of(bytes), bytes: bytes.length }));
    const statement: LocalStatement = {
      action: 'local',
      team: this.keys[0]?.team ?? '',
      app: this.app,
      word: this.word,
      builtAt: new Date().toISOString(),
      files: claims,
      iat,
      exp: iat + limits.seconds,
      nonce: randomUUID(),
    };
    const envelope = signStatement(statement, this.keys);
    let answer = await this.target.deliver(envelope);
    if (answer.outcome === 'files-needed') {
      for (const { path } of answer.files) await this.target.putFile(files.get(path) ?? new Uint8Array());
      answer = await this.target.deliver(envelope);
    }
    if (answer.outcome !== 'shown') throw new Error('the place did not show the build');
    return answer.link;
  }
}
