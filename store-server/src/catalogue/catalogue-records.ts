import { parse } from 'csv-parse/sync';
import { CatalogueFileError } from './catalogue.types';

/** One record of the file: the line it starts on, and its cells or what is wrong with it. */
export type CatalogueRecord =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly brokenAt: number; readonly reason: string };

/** A record longer than this is taken for one with a quote that was never closed. */
const RECORD_LIMIT = 1_000_000;

async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8');
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
    if (rest.length > RECORD_LIMIT) throw new CatalogueFileError('It has a line of more than a million characters.');
  }
  if (rest !== '') yield rest.endsWith('\r') ? rest.slice(0, -1) : rest;
}

const quotesIn = (line: string): number => line.split('"').length - 1;

/** The separator of the header line: comma, semicolon or tab, whichever it has most of. */
const delimiterOf = (header: string): string =>
  [',', ';', '\t'].reduce((best, sign) => (header.split(sign).length > header.split(best).length ? sign : best));

/** Lines that surely begin a product, even inside a quote that was opened before. */
const startOf = (header: string, delimiter: string): RegExp | null =>
  /^"?ID"?[,;\t]"?Type"?[,;\t]/.test(header)
    ? new RegExp(`^"?\\d+"?${delimiter}"?(?:simple|variable|variation|grouped|external)\\b`)
    : null;

const REASONS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'has a quotation mark that is never closed',
  INVALID_OPENING_QUOTE: 'has a quotation mark in the middle of an unquoted text',
  CSV_INVALID_CLOSING_QUOTE: 'has text after its closing quotation mark',
};

function parseRecord(line: number, text: string, delimiter: string): CatalogueRecord {
  try {
    const [cells = []] = parse(text.replaceAll('\u0000', ''), {
      delimiter,
      relax_column_count: true,
      record_delimiter: '\u0000',
    });
    return { line, cells };
  } catch (error) {
    const { code = '', column } = error as { code?: string; column?: number | string };
    return { line, brokenAt: Number(column) || 0, reason: REASONS[code] ?? 'cannot be read' };
  }
}

/**
 * Splits a product export into records, one at a time and in constant memory. A broken record costs no other one: where
 * a quote stays open, the next line that begins a product ends the record.
 */
export async function* recordsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CatalogueRecord> {
  let delimiter: string | null = null;
  let start: RegExp | null = null;
  let pending: string[] = [];
  let size = 0;
  let open = false;
  let line = 0;
  const take = (): CatalogueRecord => {
    const record = parseRecord(line - pending.length + 1, pending.join('\n'), delimiter ?? ',');
    pending = [];
    size = 0;
    open = false;
    return record;
  };
  for await (const text of linesOf(textOf(bytes))) {
    if (open && (start?.test(text) || size > RECORD_LIMIT)) yield take();
    line += 1;
    if (delimiter === null && text.trim() !== '') {
      delimiter = delimiterOf(text);
      start = startOf(text, delimiter);
    }
    if (pending.length === 0 && text.trim() === '') continue;
    pending.push(text);
    size += text.length;
    open = quotesIn(text) % 2 === 1 ? !open : open;
    if (!open) yield take();
  }
  if (pending.length > 0) yield take();
}
