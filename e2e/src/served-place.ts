import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';

type Change = (bytes: Buffer) => Buffer | null;

/** The folder of a place of releases, given out as any web server would, and changed on the way as an attacker could. */
export class ServedPlace {
  private readonly changes: { readonly name: RegExp; readonly change: Change }[] = [];
  private readonly server = createServer((request, response) => {
    const name = normalize(request.url ?? '/').slice(1);
    readFile(join(this.folder, name)).then(
      (bytes) => {
        const change = this.changes.find((each) => each.name.test(name))?.change;
        const sent = change === undefined ? bytes : change(bytes);
        response.writeHead(sent === null ? 404 : 200).end(sent ?? undefined);
      },
      () => void response.writeHead(404).end(),
    );
  });

  private constructor(private readonly folder: string) {}

  static async start(folder: string): Promise<ServedPlace> {
    const place = new ServedPlace(folder);
    await new Promise<void>((resolve) => place.server.listen(0, '127.0.0.1', resolve));
    return place;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Changes files whose name fits; null removes them. */
  tamper(name: RegExp, change: Change): void {
    this.changes.push({ name, change });
  }

  /** Gives everything out as it is again. */
  readonly mend = () => void this.changes.splice(0);

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
