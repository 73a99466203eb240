import { basename } from 'node:path';
import { SingleBar } from 'cli-progress';
import { EXIT, StartError } from '../base/start-error';
import { importCatalogue, type ImportOptions } from './catalogue-import';
import { summaryLines } from './catalogue-summary';
import { CatalogueFileError, type ImportProgress, type ImportSummary } from './catalogue.types';

export interface RunnerOptions extends Omit<ImportOptions, 'onProgress'> {
  /** One line for the person at the terminal. */
  readonly onLine: (line: string) => void;
  /** A terminal that can show a moving bar. */
  readonly terminal?: NodeJS.WriteStream;
  /** Says what was taken even when there is nothing to complain about. */
  readonly verbose: boolean;
}

interface Meter {
  readonly update: (progress: ImportProgress) => void;
  readonly stop: () => void;
}

function barOn(terminal: NodeJS.WriteStream): Meter {
  const bar = new SingleBar({
    stream: terminal,
    format: 'Catalogue [{bar}] {percentage}% · {rows} rows',
    hideCursor: true,
    clearOnComplete: true,
    stopOnComplete: false,
  });
  bar.start(1, 0, { rows: 0 });
  return {
    update: ({ bytes, totalBytes, rows }) => {
      bar.setTotal(Math.max(totalBytes, 1));
      bar.update(bytes, { rows });
    },
    stop: () => bar.stop(),
  };
}

/** Progress where no bar can move: a line at each new quarter; none for a file that is read at once. */
function linesOn(onLine: (line: string) => void): Meter {
  let told = 0;
  return {
    update: ({ bytes, totalBytes, rows }) => {
      const quarter = Math.floor((bytes / Math.max(totalBytes, 1)) * 4);
      if (quarter > told && quarter < 4) onLine(`Catalogue ${quarter * 25} % · ${rows} rows`);
      told = Math.max(told, quarter);
    },
    stop: () => undefined,
  };
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EACCES: 'It may not be read.',
  EISDIR: 'It is a directory.',
};

/** Reason why the file cannot be imported; null when the failure is not the file's. */
function whyUnreadable(error: unknown): string | null {
  if (error instanceof CatalogueFileError) return error.message;
  if (typeof error !== 'object' || error === null || !('syscall' in error) || !('code' in error)) return null;
  return REASONS[String(error.code)] ?? `The system says ${String(error.code)}.`;
}

/** Imports a catalogue and tells the person at the terminal; throws a `StartError` when the file cannot be taken. */
export async function runImport({ onLine, terminal, verbose, ...options }: RunnerOptions): Promise<ImportSummary> {
  const meter = terminal?.isTTY ? barOn(terminal) : linesOn(onLine);
  try {
    const summary = await importCatalogue({ ...options, onProgress: meter.update });
    meter.stop();
    if (verbose || summary.errorCount + summary.skippedCount > 0) {
      for (const line of summaryLines(basename(options.file), summary)) onLine(line);
    }
    return summary;
  } catch (error) {
    meter.stop();
    const why = whyUnreadable(error);
    if (why === null) throw error;
    throw new StartError(`The catalogue ${options.file} cannot be read. ${why}`, EXIT.badInput, { cause: error });
  }
}
