import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { fileNameFault } from '../gates/file-names.mjs';
import { Misuse } from './names.mjs';

/** Files to be made and changed, in memory until all of them are known to be right. */
export class ChangeSet {
  #root;
  #texts = new Map();
  #created = new Set();

  constructor(root) {
    this.#root = root;
  }

  get root() {
    return this.#root;
  }

  has(path) {
    return this.#texts.has(path) || existsSync(join(this.#root, path));
  }

  read(path) {
    return this.#texts.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }

  /** A new file; one that is there is never written over. */
  create(path, text) {
    if (this.has(path)) throw new Misuse(`${path} exists already.`);
    const fault = fileNameFault(path);
    if (fault !== null) throw new Misuse(`${path}: ${fault}.`);
    this.#created.add(path);
    this.#texts.set(path, text);
  }

  /** A file with another text; `change` is given the one it has. */
  edit(path, change) {
    const text = this.read(path);
    const changed = change(text);
    if (changed === text) throw new Error(`${path} stayed as it is: its form is not what the generator knows.`);
    this.#texts.set(path, changed);
  }

  /** `text` before the first match of `anchor` behind the first match of `within`. */
  insertBefore(path, anchor, text, within = '') {
    this.#insert(path, { anchor, within, text, isAfter: false });
  }

  /** `text` after the first match of `anchor` behind the first match of `within`. */
  insertAfter(path, anchor, text, within = '') {
    this.#insert(path, { anchor, within, text, isAfter: true });
  }

  #insert(path, { anchor, within, text, isAfter }) {
    this.edit(path, (old) => {
      const start = old.indexOf(within);
      const tail = old.slice(start);
      const match = typeof anchor === 'string' ? { 0: anchor, index: tail.indexOf(anchor) } : anchor.exec(tail);
      if (start < 0 || match === null || match.index < 0)
        throw new Error(`${path}: ${String(anchor)} was not found${within === '' ? '' : ` behind ${within}`}.`);
      const at = start + match.index + (isAfter ? match[0].length : 0);
      return old.slice(0, at) + text + old.slice(at);
    });
  }

  /** A JSON file with another value. */
  editJson(path, change) {
    this.edit(path, (text) => `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`);
  }

  /** Files that would be written: `{ path, isNew }`, the new files first. */
  list() {
    return [...this.#texts.keys()]
      .map((path) => ({ path, isNew: this.#created.has(path) }))
      .sort((a, b) => Number(b.isNew) - Number(a.isNew) || a.path.localeCompare(b.path));
  }

  /** Every text in the house style; rejects where one is not even a program. */
  async #formatted() {
    const found = [];
    for (const [path, text] of this.#texts) {
      const file = join(this.#root, path);
      const { inferredParser, ignored } = await getFileInfo(file, { ignorePath: join(this.#root, '.prettierignore') });
      const isPlain = inferredParser === null || ignored;
      found.push([file, isPlain ? text : await format(text, { ...(await resolveConfig(file)), filepath: file })]);
    }
    return found;
  }

  /**
   * Writes all files, then runs `generate`, which may write below `generated`. When anything fails, all of it is as it
   * was before.
   */
  async write(generated, generate) {
    const formatted = await this.#formatted();
    const touched = [...formatted.map(([file]) => file), ...generated.map((path) => join(this.#root, path))];
    const restore = keep(touched);
    try {
      for (const [file, text] of formatted) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      await generate();
    } catch (error) {
      restore();
      throw error;
    } finally {
      restore.forget();
    }
  }
}

/** The topmost folder of a path that is not there yet, or the path itself. */
function missingTop(path) {
  const parent = dirname(path);
  return existsSync(parent) || parent === path ? path : missingTop(parent);
}

/** Remembers files and folders; the function it gives puts them back, what was not there is removed. */
function keep(paths) {
  const store = mkdtempSync(join(tmpdir(), 'before-'));
  const kept = paths.map((path, index) => ({
    path: existsSync(path) ? path : missingTop(path),
    copy: join(store, `${index}`),
  }));
  for (const { path, copy } of kept) if (existsSync(path)) cpSync(path, copy, { recursive: true });
  const restore = () => {
    for (const { path, copy } of kept) {
      rmSync(path, { recursive: true, force: true });
      if (existsSync(copy)) cpSync(copy, path, { recursive: true });
    }
  };
  restore.forget = () => rmSync(store, { recursive: true, force: true });
  return restore;
}
