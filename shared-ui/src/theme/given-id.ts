import { useId } from 'react';

/** The id that is given, or one of React: in place of a hook of MUI that knows a React without ids, too. */
export default function useGivenId(id?: string): string {
  const own = useId();
  return id ?? own;
}
