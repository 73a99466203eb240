import { statfs } from 'node:fs/promises';

/** Below this, mutations are refused while reads go on [DB-10]. */
const LEAST_FREE_BYTES = 200 * 1024 * 1024;

const LOOK_EVERY_MS = 5000;

type FreeBytes = (path: string) => Promise<number>;

const freeBytesOf: FreeBytes = async (path) => {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
};

/** Checks for room on the disk of the data directory, at most every five seconds. */
export const createRoomCheck = (
  dataDir: string,
  now: () => number = Date.now,
  freeBytes: FreeBytes = freeBytesOf,
): (() => Promise<boolean>) => {
  let looked = { at: Number.NEGATIVE_INFINITY, hasRoom: true };
  return async () => {
    const since = now() - looked.at;
    // The clock may have been set back.
    if (since < 0 || since >= LOOK_EVERY_MS) {
      looked = { at: now(), hasRoom: (await freeBytes(dataDir)) >= LEAST_FREE_BYTES };
    }
    return looked.hasRoom;
  };
};
