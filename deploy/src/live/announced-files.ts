import { contentName, sha384Of, storeContent } from './live-part';
import { refuseUnless } from './refused';
import type { ObjectStore } from './stores/object-store';
import type { FileClaim, PublishStatement } from './signing/statement';

/** Bytes that signed statements announced: nothing else is stored. */
export class AnnouncedFiles {
  private readonly announced = new Map<string, { readonly path: string; readonly until: number }>();

  constructor(
    private readonly objects: ObjectStore,
    private readonly now: () => number,
  ) {}

  /** Files of a statement that are not here; from now on until its end they may come. */
  async needed({ files, exp }: Pick<PublishStatement, 'files' | 'exp'>): Promise<FileClaim[]> {
    const needed: FileClaim[] = [];
    for (const file of files) {
      if ((await this.objects.size(contentName(file.sha384, file.path))) !== null) continue;
      needed.push(file);
      this.announced.set(file.sha384, { path: file.path, until: exp * 1000 });
    }
    this.forgetOld();
    return needed;
  }

  /** Takes the bytes of an announced file. Their own hash is their name. */
  async put(bytes: Uint8Array): Promise<void> {
    const file = this.announced.get(sha384Of(bytes));
    const isExpected = file !== undefined && file.until > this.now();
    refuseUnless(isExpected, 'unsigned', 'no signed statement announced these bytes');
    await storeContent(this.objects, file.path, { bytes });
  }

  /** Hashes of what may still come. */
  hashes(): string[] {
    this.forgetOld();
    return [...this.announced.keys()];
  }

  private forgetOld(): void {
    for (const [hash, { until }] of this.announced) if (until <= this.now()) this.announced.delete(hash);
  }
}
