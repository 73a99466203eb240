import * as z from 'zod/mini';

/**
 * The page's content-security policy refuses `new Function`. The mini edition of zod compiles no parsers today; this
 * keeps it so. Stands in the module that every other schema module imports, so that it runs before the first schema.
 */
z.config({ jitless: true });

/** A string of at most `max` characters (UTF-16 code units). */
export const text = (max: number) => z.string().check(z.maxLength(max));

/** A string of one to `max` characters. NUL is refused: no store keeps it. */
export const filledText = (max: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(max),
    z.refine((value: string) => !value.includes('\0'), { error: 'Has a character that no text has.' }),
  );
