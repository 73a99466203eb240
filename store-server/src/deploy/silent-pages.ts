/** Page that was sent and has not said yet how its first screen started. */
export interface OpenedPage {
  readonly session: string;
  readonly release: string;
  readonly app: string;
}

interface Waiting extends OpenedPage {
  readonly until: number;
}

/** A page says how it started within seconds: one that says nothing in this time is frozen, empty, or was left. */
export const silentAfterMs = 20_000;

const KEPT = 2000;

/** Pages between being sent and their first word. Nothing runs on a frozen page: it is told by its silence. */
export class SilentPages {
  private waiting: Waiting[] = [];

  constructor(private readonly now: () => number) {}

  opened(page: OpenedPage): void {
    this.waiting.push({ ...page, until: this.now() + silentAfterMs });
    if (this.waiting.length > KEPT) this.waiting.shift();
  }

  heard({ session, release, app }: OpenedPage): void {
    const index = this.waiting.findIndex(
      (page) => page.session === session && page.release === release && page.app === app,
    );
    if (index >= 0) this.waiting.splice(index, 1);
  }

  /** Pages that have been silent for too long by now, each once. */
  takeSilent(): readonly OpenedPage[] {
    const now = this.now();
    const silent = this.waiting.filter(({ until }) => until <= now);
    if (silent.length > 0) this.waiting = this.waiting.filter(({ until }) => until > now);
    return silent;
  }
}
