import type { Trace, TracedCall, TracedLine, TracedStep } from './trace';

/** Real time, also where a test stops the clock later. */
const now = performance.now.bind(performance);

type Unfixed<T> = { -readonly [K in keyof T]: T[K] };

/** Writes down what happens around a replay on a screen. */
export class Tracer {
  private readonly zero = now();
  private readonly steps: TracedStep[] = [];
  private readonly calls: Unfixed<TracedCall>[] = [];
  private readonly console: TracedLine[] = [];
  private readonly pages: string[] = [];
  private style = '';

  constructor(private readonly where: Trace['where']) {}

  private at(): number {
    return Math.round((now() - this.zero) * 10) / 10;
  }

  /** A call goes out; the function says how it ended, null for no answer. */
  call(method: string, path: string, carried: string): (status: number | null) => void {
    const call: Unfixed<TracedCall> = { method, path, begun: this.at(), ended: null, status: null, carried };
    this.calls.push(call);
    return (status) => {
      call.ended ??= this.at();
      call.status ??= status;
    };
  }

  /** The page says something by itself. */
  line(kind: string, text: string): void {
    this.console.push({ at: this.at(), kind, text });
  }

  /** A step has ended; `page` is the page as HTML, where no picture is taken of it. */
  step(machines: TracedStep['machines'], page: { readonly html: string; readonly style: string } | null): void {
    let position: number | null = null;
    if (page !== null) {
      position = this.pages.indexOf(page.html);
      if (position < 0) position = this.pages.push(page.html) - 1;
      this.style = page.style;
    }
    this.steps.push({ ended: this.at(), machines, page: position });
  }

  read(): Trace {
    const { where, steps, calls, console: lines, pages, style } = this;
    return { where, steps, calls, console: lines, pages, style };
  }
}
