import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Driver, ElementReference } from './driver';

const PATIENCE_MS = 30_000;
const ARTIFACTS = join(process.cwd(), 'e2e/artifacts');

/** Functions for accessible names, as assistive technology computes them, and for visibility. */
const NAMES = `
const textOf = (element) => (element ? element.textContent : '').replace(/\\s+/g, ' ').trim();
const nameOf = (element) => {
  const by = element.getAttribute('aria-labelledby');
  if (by) return by.split(' ').map((id) => textOf(document.getElementById(id))).join(' ');
  const label = element.getAttribute('aria-label') || (element.labels ? [...element.labels].map(textOf).join(' ') : '');
  return label || textOf(element);
};
const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
const groupOf = (name) => name === null
  ? document.body
  : [...document.querySelectorAll('[role=group], [role=dialog]')].find((group) => nameOf(group) === name && isShown(group));
`;

/** Body of the function that finds what can be used by a part of its name, or answers null. */
const FIND = `${NAMES}
const [selector, wanted, groupName] = arguments;
const group = groupOf(groupName);
const isOn = (element) => !element.disabled && element.getAttribute('aria-disabled') !== 'true';
const isIt = (element) => nameOf(element).includes(wanted) && isOn(element) && isShown(element);
return group ? [...group.querySelectorAll(selector)].find(isIt) || null : null;
`;

/** Body of the function that answers true when a text is shown, else null. */
const SHOWS = `${NAMES}
const [wanted, groupName] = arguments;
const group = groupOf(groupName);
return (group && group.innerText.replace(/\\s+/g, ' ').includes(wanted)) || null;
`;

const HEADINGS = 'h1';
const BUTTONS = 'button, a[href], [role=button]';

/** Tries until it is there; what a page is about to replace is looked for again. */
async function until<T>(what: string, attempt: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const found = await attempt();
      if (found !== null) return found;
    } catch (error) {
      last = error;
    }
    await wait(100);
  }
  throw new Error(`not there after ${PATIENCE_MS} ms: ${what}`, { cause: last });
}

/** Uses a page as a person does, through any browser's WebDriver. Waits for what it names; part of a name is enough. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    private readonly origin: string,
  ) {}

  open(path: string): Promise<void> {
    return this.driver.open(this.origin + path);
  }

  /** Signs in by the store's link, then opens an address. */
  async signIn(link: string, path: string): Promise<void> {
    await this.driver.open(link);
    await this.open(path);
  }

  /** Waits for the page's heading. */
  async heading(name: string): Promise<void> {
    await this.find(HEADINGS, name);
  }

  /** Presses a button or follows a link, of the page or of one of its groups and dialogs. */
  async press(name: string, group: string | null = null): Promise<void> {
    await until(`to press ${name}`, async () => {
      const target = await this.look(BUTTONS, name, group);
      if (target !== null) await this.driver.click(target);
      return target;
    });
  }

  async tick(name: string, group: string | null = null): Promise<void> {
    await this.driver.click(await this.find('input[type=checkbox]', name, group));
  }

  /** Chooses an option of a group, or turns a switch. */
  async choose(name: string, group: string | null = null): Promise<void> {
    await this.driver.click(await this.find('input[type=radio], input[role=switch]', name, group));
  }

  /** Types into a field, or into what has the name and takes keys. */
  async type(
    name: string,
    text: string,
    selector = 'input:not([type]), input[type=text], input[type=tel]',
  ): Promise<void> {
    await this.driver.type(await this.find(selector, name), text);
  }

  /** Waits until a dialog is gone. */
  async misses(group: string): Promise<void> {
    const gone = `${NAMES} return groupOf(arguments[0]) ? null : true;`;
    await until(`${group} to be gone`, () => this.driver.run<true | null>(gone, group));
  }

  /** Waits until a text is shown, in the page or in one of its groups. */
  async sees(text: string, group: string | null = null): Promise<void> {
    await until(`to see ${text}`, () => this.driver.run<true | null>(SHOWS, text, group));
  }

  /** Waits until nothing of the page loads any more. */
  async settled(): Promise<void> {
    await until('everything loaded', () =>
      this.driver.run<true | null>(
        `return document.getElementById('shell-late') === null && document.querySelector('main [aria-busy="true"]') === null || null`,
      ),
    );
  }

  /** All that the page shows. */
  text(): Promise<string> {
    return this.driver.run('return document.body.innerText');
  }

  /** Keeps what is shown now, for a test that failed. */
  async keepEvidence(title: string): Promise<void> {
    mkdirSync(ARTIFACTS, { recursive: true });
    const base = join(ARTIFACTS, title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'));
    writeFileSync(
      `${base}.txt`,
      await this.driver.run<string>('return location.href + document.documentElement.outerHTML'),
    );
    writeFileSync(`${base}.png`, Buffer.from(await this.driver.screenshot(), 'base64'));
  }

  private look(selector: string, name: string, group: string | null): Promise<ElementReference | null> {
    return this.driver.run(FIND, selector, name, group);
  }

  private find(selector: string, name: string, group: string | null = null): Promise<ElementReference> {
    return until(`${selector} ${name}`, () => this.look(selector, name, group));
  }
}
