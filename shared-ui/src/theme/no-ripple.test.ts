import libraryRipple from '@mui/material/useLazyRipple';
import { renderHook } from '@testing-library/react';
import useNoRipple from './no-ripple';

it('has what a button asks of a ripple, and never has one mounted', () => {
  const { result } = renderHook(() => useNoRipple());
  const { result: library } = renderHook(() => libraryRipple());
  for (const deed of ['start', 'stop', 'pulsate'] as const) {
    expect(library.current[deed]).toBeInstanceOf(Function);
    expect(result.current[deed]()).toBeUndefined();
  }
  expect(result.current.ref).toEqual(library.current.ref);
  expect(result.current.shouldMount).toBe(false);
});
