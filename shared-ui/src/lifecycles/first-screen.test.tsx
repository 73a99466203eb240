import type { ComponentType } from 'react';
import { reactApp } from './react-app';
import { LazyPart, retryLazy } from './retry-lazy';

type Lifecycle = (props: object) => Promise<unknown>;

const seen: string[] = [];
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

/** Works longer than React does before it looks up. */
function work(name: string) {
  const end = performance.now() + 12;
  while (performance.now() < end);
  // StrictMode renders twice.
  if (!seen.includes(name)) seen.push(name);
  return name;
}

const Work = ({ name }: { name: string }) => <p>{work(name)}</p>;
const Works = () => ['a', 'b', 'c'].map((name) => <Work key={name} name={name} />);

/** What was drawn when this is mounted, and where another task had its turn in between. */
async function drawnOf(root: ComponentType<object>): Promise<readonly string[]> {
  seen.length = 0;
  const { bootstrap, mount } = reactApp(() => Promise.resolve(root));
  const domElement = document.body.appendChild(document.createElement('div'));
  const run = (lifecycle: unknown) => (lifecycle as Lifecycle)({ name: 'demo', domElement });
  await run(bootstrap);
  const mounted = run(mount);
  while (domElement.textContent !== 'abc') {
    await new Promise((resolve) => setTimeout(resolve));
    if (seen.at(-1) !== 'task') seen.push('task');
  }
  await mounted;
  return seen.slice(seen.indexOf('a'), seen.indexOf('c') + 1);
}

it('leaves the page free while its first screen is drawn, and draws one that is switched to in one piece [19.9]', async () => {
  expect(await drawnOf(Works)).toEqual(['a', 'task', 'b', 'task', 'c']);
  expect(await drawnOf(Works)).toEqual(['a', 'b', 'c']);
});

it('leaves the page free while a part is drawn that came later [19.9]', async () => {
  const Part = retryLazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return Works;
  });
  const Root = () => (
    <LazyPart>
      <Part />
    </LazyPart>
  );
  expect(await drawnOf(Root)).toEqual(['a', 'task', 'b', 'task', 'c']);
});
