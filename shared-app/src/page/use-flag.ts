import { flagValue, type Flags, type ValueOf } from '@listings/shared-values/flags';
import { usePage } from './page-context';

export type { Flags };

/**
 * The value of a flag of this application: the one its team set for this page, else the declared default, also where a host
 * brings no values. It stays while the page is open.
 *
 * @example
 * const rows = useFlag(flags, 'rows');
 */
export function useFlag<Declared extends Flags, Name extends keyof Declared & string>(
  flags: Declared,
  name: Name,
): ValueOf<Declared[Name]> {
  // A name of the declarations has one.
  const flag = flags[name] as Declared[Name];
  return flagValue(flag, usePage().flags?.[name]);
}
