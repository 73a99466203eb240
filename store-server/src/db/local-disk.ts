import { statfsSync } from 'node:fs';
import { EXIT, StartError } from '../base/start-error';

/** File systems over a network, by their magic number on Linux: their locks and flushes promise nothing. */
const NETWORK: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
]);

/** The name of a network file system by its magic number; undefined for a disk of this computer. */
export const networkName = (type: number): string | undefined => NETWORK.get(type >>> 0);

/** Throws a `StartError` when the directory is on a network file system [DB-7]. */
export const refuseNetworkDisk = (directory: string, typeOf = (path: string) => statfsSync(path).type): void => {
  const name = networkName(typeOf(directory));
  if (name === undefined) return;
  throw new StartError(
    `The data directory ${directory} is on ${name}, where a store is not safe: choose one on a disk of this computer with --data-dir`,
    EXIT.failed,
  );
};
