import { useState, type ReactNode } from 'react';

interface WithStateProps<T> {
  readonly initial: T;
  readonly children: (value: T, setValue: (value: T) => void) => ReactNode;
}

/** Keeps the value of a controlled component, as its caller would. */
export function WithState<T>({ initial, children }: WithStateProps<T>) {
  const [value, setValue] = useState<T>(initial);
  return children(value, setValue);
}

/** Handler for calls that a story ignores. */
export const nothing = (): void => undefined;
