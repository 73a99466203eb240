import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractDocument } from '@listings/shared-api/contract-document';
import { manifestName, type Manifest } from '../build/manifest';
import { builtPackages, outOf, stateName, type PackageState } from '../state/build-state.mjs';

/** A build as a release takes it. */
export interface Part {
  readonly manifest: Manifest;
  /** Version of its package. */
  readonly version: string;
  /** Team that published it. */
  readonly team?: string;
  readonly builtAt: string;
  /** The last version up to this one that pages should not go on without. */
  readonly critical?: string;
  /** sha256 of the manifest, which holds the hash of every file. */
  readonly hash: string;
  /** Of an old version of a library beside the live one: its build, and the applications it is held for. */
  readonly held?: {
    readonly library: string;
    /** Application → its version when it was held. */
    readonly apps: Readonly<Record<string, string>>;
  };
}

/** A build of this checkout, with the folder of its files. */
export interface BuiltPart extends Part {
  readonly dir: string;
}

/** Start of a live release, beside the release itself: its parts, and the contract they were built with. */
export interface ReleaseParts {
  readonly parts: readonly Part[];
  readonly contract: ContractDocument;
}

export const partsName = 'parts.json';

function versionOf(root: string, folder: string): string {
  const file = join(root, folder, 'package.json');
  const { version = '0.0.0' } = JSON.parse(readFileSync(file, 'utf8')) as { version?: string };
  return version;
}

/** Reads the manifests of all packages. Server builds have none. */
export function readParts(root: string): BuiltPart[] {
  return builtPackages(root).flatMap((folder) => {
    const state = JSON.parse(readFileSync(join(root, folder, 'dist', stateName), 'utf8')) as PackageState;
    const names = Object.keys(state.builds);
    return names.flatMap((name) => {
      const dir = outOf(root, folder, name, names.length === 1);
      const file = join(dir, manifestName);
      if (!existsSync(file)) return [];
      const text = readFileSync(file, 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      const builtAt = state.builds[name]?.builtAt ?? '';
      return [{ manifest: JSON.parse(text) as Manifest, version: versionOf(root, folder), dir, builtAt, hash }];
    });
  });
}
