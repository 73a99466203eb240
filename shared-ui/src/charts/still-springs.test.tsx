import { waitFor } from '@testing-library/react';
import type { DrawingProps } from './drawing';

const props: DrawingProps = {
  kind: 'line',
  width: 580,
  series: [{ id: 'now', label: 'November', values: [4, 0, 6] }],
  ranking: 'contrast',
  ticks: [
    { index: 0, text: 'Nov 1', under: '' },
    { index: 2, text: 'Nov 3', under: '2026' },
  ],
  valueTicks: [0, 3, 6],
  formatAxis: (value) => `${value} clicks`,
  flags: [1],
  unfinished: 2,
};

// Two copies of React draw here, and the library's at frames of its own.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

/** Where the chart is drawn with the library's springs or with ours, each with a React of its own. */
function drawn(springs: '@react-spring/web' | './still-springs', valueTicks: readonly number[]): HTMLElement {
  const place = document.createElement('div');
  jest.isolateModules(() => {
    jest.doMock('@react-spring/web', () => jest.requireActual<object>(springs));
    const { flushSync } = jest.requireActual<typeof import('react-dom')>('react-dom');
    const { createRoot } = jest.requireActual<typeof import('react-dom/client')>('react-dom/client');
    const { Drawing } = jest.requireActual<typeof import('./drawing')>('./drawing');
    const root = createRoot(place);
    flushSync(() => root.render(<Drawing {...props} />));
    flushSync(() => root.render(<Drawing {...props} valueTicks={valueTicks} />));
  });
  return place;
}

it.each([[[0, 3, 6]], [[0, 3, 6, 9]]])(
  'draws axes and grid at %j as the library that is replaced brings them to rest',
  async (valueTicks) => {
    const still = drawn('./still-springs', valueTicks).innerHTML;
    expect(still).toContain('6 clicks');
    const library = drawn('@react-spring/web', valueTicks);
    await waitFor(() => expect(still).toBe(library.innerHTML));
  },
);
