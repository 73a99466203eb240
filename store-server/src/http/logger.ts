import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../base/config';

const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'token',
  'code',
  'phone',
  'phone_number',
  'email',
  'nonce',
  '_wpnonce',
  'verification_code',
];

/** At the top of a record, one below, and inside the request headers. */
const REDACTED = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers.${name}`]);

const LONGEST_TEXT = 2000;

/** Control characters and the two separators that JSON leaves alone but terminals and log tools may break a line at. */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** One line of harmless, bounded text. */
export const cleanText = (text: string): string => text.replace(UNSAFE, ' ').slice(0, LONGEST_TEXT);

const cleanValue = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null || depth > 4) return value;
  if (value instanceof Error) return cleanError(value);
  if (Array.isArray(value)) return value.slice(0, 50).map((entry: unknown) => cleanValue(entry, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cleanValue(entry, depth + 1)]));
};

const cleanError = (error: Error) => ({
  type: cleanText(error.name),
  message: cleanText(error.message),
  stack: (error.stack ?? '')
    .split('\n')
    .map(cleanText)
    .join(' | ')
    .slice(0, 4 * LONGEST_TEXT),
});

/** JSON lines in UTC on stderr, without secrets, without bodies, each record one line [S-8]. */
export const createLogger = (level: LogLevel, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: REDACTED, censor: '[redacted]' },
      serializers: { err: (error: unknown) => (error instanceof Error ? cleanError(error) : cleanValue(error)) },
      formatters: {
        level: (label) => ({ level: label }),
        log: (record) => cleanRecord(record),
      },
      hooks: {
        logMethod(parts, method) {
          const clean = parts.map((part: unknown, index) =>
            index === 0 && typeof part !== 'string' ? part : cleanValue(part),
          );
          method.apply(this, clean as typeof parts);
        },
      },
    },
    destination ?? pino.destination({ dest: 2, sync: true }),
  );

/** Reduces the framework's record of a request or a reply to the needed fields. */
const cleanRecord = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      key === 'err' || key === 'req' || key === 'res' ? value : cleanValue(value),
    ]),
  );
