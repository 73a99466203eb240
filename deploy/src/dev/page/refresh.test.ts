/** @jest-environment jsdom */
import { replaceModule } from './refresh';

function Screen() {
  return null;
}

/** A module as webpack runs it: what the version before kept, and what this one did. */
function moduleWith(before?: Readonly<Record<string, unknown>>) {
  const did: string[] = [];
  return {
    did,
    hot: {
      ...(before === undefined ? {} : { data: { exports: before } }),
      accept: () => void did.push('accept'),
      dispose: () => void did.push('dispose'),
      invalidate: () => void did.push('invalidate'),
    },
  };
}

it.each([
  ['takes the place of itself: components alone', undefined, { Screen }, ['dispose', 'accept']],
  ['leaves it to those that import it: other exports too', undefined, { Screen, limit: 3 }, []],
  ['leaves it to those that import it: no exports', undefined, {}, []],
  ['takes the place of itself again', { Screen }, { Screen }, ['dispose', 'accept']],
  [
    'tells those that import it: another component is there',
    { Screen },
    { Screen, Other: Screen },
    ['dispose', 'accept', 'invalidate'],
  ],
  ['tells those that import it: no components any more', { Screen }, { limit: 3 }, ['invalidate']],
])('a module %s', (_, before, exports, expected) => {
  const { did, hot } = moduleWith(before);
  replaceModule(hot, 'src/a.tsx', exports);
  expect(did).toEqual(expected);
});
