/** Page that was sent, or goes to a later application, and has not said yet how that started. */
export interface OpenedPage {
  readonly session: string;
  readonly release: string;
  readonly app: string;
}

interface Waiting extends OpenedPage {
  readonly witness: string;
  /** Since when. */
  readonly at: number;
}

/** Word of a page that this process did not send. */
export interface HeardPage extends OpenedPage {
  readonly at: number;
}

/** A page says how it started within seconds: one that says nothing in this time is frozen, empty, or was left. */
export const silentAfterMs = 20_000;

const KEPT = 2000;

/** Pages between being sent and their first word. Nothing runs on a frozen page: it is told by its silence. */
export class SilentPages {
  private waiting: Waiting[] = [];
  private foreign: HeardPage[] = [];

  constructor(private readonly now: () => number) {}

  opened(page: OpenedPage & Pick<Waiting, 'witness'>): void {
    this.waiting.push({ ...page, at: this.now() });
    if (this.waiting.length > KEPT) this.waiting.shift();
  }

  heard({ session, release, app }: OpenedPage): void {
    const index = this.waiting.findIndex(
      (page) => page.session === session && page.release === release && page.app === app,
    );
    if (index >= 0) this.waiting.splice(index, 1);
    else if (this.foreign.length < KEPT) this.foreign.push({ session, release, app, at: this.now() });
  }

  /** Word since the last time of pages that another process may have sent, or of another start on the same page. */
  takeForeign(): readonly HeardPage[] {
    return this.foreign.splice(0);
  }

  /** Pages that have been silent for too long by now, each once. */
  takeSilent(): readonly Waiting[] {
    const since = this.now() - silentAfterMs;
    const silent = this.waiting.filter(({ at }) => at <= since);
    if (silent.length > 0) this.waiting = this.waiting.filter(({ at }) => at > since);
    return silent;
  }
}
