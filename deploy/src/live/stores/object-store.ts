/**
 * Storage of live releases: named files that appear whole or not at all. A name is one or more segments of `a-z0-9._-`.
 * Implemented on a directory and on a bucket.
 */
export interface ObjectStore {
  read(name: string): Promise<Buffer | null>;
  /** Bytes of a file, or null when there is none. */
  size(name: string): Promise<number | null>;
  /** Makes a file that is not there yet; false when it is. Of several at once exactly one gets true. */
  create(name: string, bytes: Uint8Array): Promise<boolean>;
  /** Puts a file in the place of another in one step. */
  replace(name: string, bytes: Uint8Array): Promise<void>;
  /** Names in a folder, sorted, without the folder. */
  list(folder: string): Promise<string[]>;
  remove(name: string): Promise<void>;
}

const segment = /^(?!\.)[a-z0-9._-]{1,140}$/;

/** True when every part between slashes is a plain name: none hidden, none leading upwards. */
export const isObjectName = (name: string): boolean => name.split('/').every((part) => segment.test(part));
