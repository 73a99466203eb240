import { flagFault, type Flag } from '@listings/shared-values/flags';
import * as z from 'zod/mini';
import { textOf } from './parse-shape';

/** Name of a flag. */
export const flagName = /^[a-z][a-zA-Z0-9]{0,63}$/;

/** A word that a flag may be; the command line reads `true` and `false` as what they are. */
const flagWord = /^(?!(true|false)$)[a-z][a-z0-9-]{0,63}$/;

/** Flags that one application may have. */
const mostFlags = 50;
const mostWords = 20;

const day = textOf(/^\d{4}-\d\d-\d\d$/).check(z.refine((text) => !Number.isNaN(Date.parse(text))));
const number = z.int();
const about = { purpose: textOf(/^[^\p{Cc}\u2028\u2029]{1,200}$/u), until: day };

const flag = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('boolean'), default: z.boolean(), ...about }),
  z.strictObject({
    kind: z.literal('word'),
    words: z.array(textOf(flagWord)).check(
      z.minLength(2),
      z.maxLength(mostWords),
      z.refine((words) => new Set(words).size === words.length),
    ),
    default: z.string(),
    ...about,
  }),
  z.strictObject({ kind: z.literal('number'), least: number, most: number, default: number, ...about }),
]);

const fitting = flag.check(z.refine((one: Flag) => flagFault(one, one.default) === null, { path: ['default'] }));

/** Flags as a manifest declares them. */
export const flagsShape = z
  .record(textOf(flagName), fitting)
  .check(z.refine((flags) => Object.keys(flags).length <= mostFlags));

/** Value of a flag as a statement brings it: whether it fits is known by the declaration. */
export const flagValueShape = z.union([z.boolean(), number, textOf(flagWord)]);
