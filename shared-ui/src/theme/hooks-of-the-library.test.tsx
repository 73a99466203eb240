import libraryMediaQuery from '@mui/material/useMediaQuery';
import { unstable_useId as libraryId } from '@mui/material/utils';
import { act, renderHook } from '@testing-library/react';
import givenId from './given-id';
import mediaQuery from './media-query';

class List extends EventTarget {
  matches = false;
  heard = 0;

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.heard += 1;
    super.addEventListener(...args);
  }

  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
    this.heard -= 1;
    super.removeEventListener(...args);
  }
}

/** Lists of media queries by their text, which a test makes apply. */
const lists = new Map<string, List>();

beforeEach(() => {
  lists.clear();
  window.matchMedia = (query) => {
    const list = lists.get(query) ?? new List();
    lists.set(query, list);
    return list as unknown as MediaQueryList;
  };
});

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

const apply = (query: string, matches: boolean) =>
  act(() => {
    const list = lists.get(query);
    if (list !== undefined) list.matches = matches;
    list?.dispatchEvent(new Event('change'));
  });

it.each([
  ['the library', libraryMediaQuery],
  ['its replacement', mediaQuery],
])('by %s a media query is followed while a component is there, another one once it is asked for', (_whose, use) => {
  const { result, rerender, unmount } = renderHook((query: string) => use(query), { initialProps: '@media (a)' });
  expect([...lists.keys()]).toEqual(['(a)']);
  expect(result.current).toBe(false);
  apply('(a)', true);
  expect(result.current).toBe(true);
  rerender('(b)');
  expect(result.current).toBe(false);
  apply('(b)', true);
  expect(result.current).toBe(true);
  expect([...lists.values()].map(({ heard }) => heard)).toEqual([0, 1]);
  unmount();
  expect([...lists.values()].map(({ heard }) => heard)).toEqual([0, 0]);
});

it.each([
  ['the library', libraryId],
  ['its replacement', givenId],
])('by %s an id is that which is given, or one that stays', (_whose, use) => {
  const { result, rerender } = renderHook((id?: string) => use(id), { initialProps: 'own' });
  expect(result.current).toBe('own');
  rerender(undefined);
  const made = result.current;
  expect(made).toMatch(/^\W?_?r/);
  rerender(undefined);
  expect(result.current).toBe(made);
});
