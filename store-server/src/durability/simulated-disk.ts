import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The store wants two hundred of them free; most of the file is a hole. */
const MEGABYTES = 400;

const run = (command: string, ...args: readonly string[]): void =>
  void execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });

/** Reason why power cuts cannot be simulated here; null where they can. */
export function whyNoPowerCuts(): string | null {
  if (process.getuid?.() !== 0) return 'only root may mount a disk image';
  if (!existsSync('/dev/loop-control')) return 'there are no loop devices';
  return null;
}

/**
 * A file system in a file, mounted with nothing written by itself for ten minutes: the file holds what was flushed, as a
 * disk does when the power goes. What is only in the memory of the system is lost with a cut.
 */
export class SimulatedDisk {
  readonly mountPoint: string;
  readonly #folder: string;
  #cuts = 0;

  constructor(folder: string) {
    this.#folder = folder;
    this.mountPoint = join(folder, 'mounted');
    mkdirSync(this.mountPoint);
    writeFileSync(this.#image, '');
    truncateSync(this.#image, MEGABYTES * 1_048_576);
    run('mkfs.ext4', '-q', '-F', this.#image);
    this.#mount();
  }

  get #image(): string {
    return join(this.#folder, `disk-${this.#cuts}`);
  }

  #mount(): void {
    run('mount', '-o', 'loop,commit=600', this.#image, this.mountPoint);
  }

  /** The power goes and comes back: the disk is as it was at this moment. */
  cutPower(): void {
    const before = this.#image;
    this.#cuts += 1;
    run('cp', '--sparse=always', before, this.#image);
    run('umount', this.mountPoint);
    rmSync(before);
    this.#mount();
  }

  remove(): void {
    run('umount', this.mountPoint);
    rmSync(this.#image);
  }
}
