import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { LazyPart, LazyPlace, retryLazy } from './retry-lazy';

/** A part that is fetched while it is rendered has to be awaited. */
const show = (element: ReactNode) => act(async () => void render(element));

it('shows a part that was fetched ahead at once, without anything in between', async () => {
  const load = jest.fn(async () => () => <p>part</p>);
  const Part = retryLazy(load);
  await Part.preload();
  render(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('part')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('fetches a part again that could not be fetched ahead', async () => {
  const load = jest
    .fn<Promise<ComponentType<object>>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(() => <p>part</p>);
  const Part = retryLazy(load);
  await expect(Part.preload()).rejects.toThrow('offline');
  await show(
    <LazyPart>
      <Part />
    </LazyPart>,
  );
  expect(screen.getByText('part')).toBeInTheDocument();
});

it('keeps a part that could not be fetched from taking the screen around it away', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<ComponentType<object>>, []>()
    .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
    .mockResolvedValueOnce(() => <p>part</p>);
  const Part = retryLazy(load);
  await show(
    <>
      <p>form</p>
      <LazyPart>
        <Part />
      </LazyPart>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Part of this page could not be fetched.');
  expect(screen.getByText('form')).toBeInTheDocument();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect(screen.getByText('part')).toBeInTheDocument();
  logged.mockRestore();
});

it('shows a part that arrives while a pointer is held down once it is released, so that it moves no button from under it', async () => {
  const held = jest.spyOn(document.documentElement, 'matches').mockReturnValue(true);
  const Part = retryLazy(async () => () => <p>part</p>);
  await show(
    <LazyPart>
      <Part />
    </LazyPart>,
  );
  expect(screen.queryByText('part')).toBeNull();
  held.mockRestore();
  await act(async () => void window.dispatchEvent(new Event('pointerup')));
  expect(screen.getByText('part')).toBeInTheDocument();
});

describe('without a connection', () => {
  afterEach(() => jest.restoreAllMocks());
  const back = () => act(async () => void window.dispatchEvent(new Event('online')));
  const lostPart = (load: () => Promise<ComponentType<object>>) => {
    const Part = retryLazy(load);
    return (
      <LazyPart>
        <Part />
      </LazyPart>
    );
  };

  it('begins no fetch, says nothing of its own, and shows a part once the connection is back', async () => {
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn(async () => () => <p>part</p>);
    await show(lostPart(load));
    expect([load.mock.calls.length, screen.queryByRole('alert')]).toEqual([0, null]);
    connection.mockReturnValue(true);
    await back();
    expect(screen.getByText('part')).toBeInTheDocument();
  });

  it('fetches anew what failed when it went, and keeps what was typed beside it', async () => {
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const load = jest
      .fn<Promise<ComponentType<object>>, []>()
      .mockImplementationOnce(() => {
        connection.mockReturnValue(false);
        return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
      })
      .mockResolvedValueOnce(() => <p>part</p>);
    await show(
      <>
        <input aria-label="name" />
        {lostPart(load)}
      </>,
    );
    fireEvent.change(screen.getByLabelText('name'), { target: { value: 'Candles' } });
    expect(screen.queryByRole('alert')).toBeNull();
    connection.mockReturnValue(true);
    await back();
    expect(screen.getByText('part')).toBeInTheDocument();
    expect(screen.getByLabelText('name')).toHaveValue('Candles');
  });

  it.each([
    ['one Retry', () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })))],
    ['the connection that is back', back],
  ])(
    'parts that fail together although the browser believes it is connected say so once; %s is for all',
    async (_, again) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const failing = (name: string) =>
        lostPart(
          jest
            .fn<Promise<ComponentType<object>>, []>()
            .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
            .mockResolvedValueOnce(() => <p>{name}</p>),
        );
      await show(['one', 'two', 'three'].map((name) => <div key={name}>{failing(name)}</div>));
      expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
        expect.stringContaining('Part of this page could not be fetched. Check your connection and try again.'),
      ]);
      await again();
      expect(screen.queryByRole('alert')).toBeNull();
      for (const name of ['one', 'two', 'three']) expect(screen.getByText(name)).toBeInTheDocument();
    },
  );

  it('parts for which one spoke that is gone are tried again, and one of them speaks', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest
      .fn<Promise<ComponentType<object>>, []>()
      .mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    const [speaker, other] = [lostPart(load), lostPart(load)];
    const parts = (isSpeakerThere: boolean) => [
      isSpeakerThere && <div key="speaker">{speaker}</div>,
      <div key="other">{other}</div>,
    ];
    const { rerender } = await act(async () => render(parts(true)));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await act(async () => rerender(parts(false)));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(load).toHaveBeenCalledTimes(3);
  });
});

it('shows a part as soon as it is fetched, rendered once, although another one is still on its way [19.9]', async () => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const fetches: ((part: ComponentType<object>) => void)[] = [];
  const parts = [0, 1, 2].map(() => retryLazy<object>(() => new Promise((arrive) => fetches.push(arrive))));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const shown = async (text: string) => {
    for (;;) {
      if (document.body.textContent?.includes(text)) return;
      await new Promise<unknown>((changed) => {
        new MutationObserver(changed).observe(document.body, { childList: true, subtree: true });
      });
    }
  };
  const renders: string[] = [];
  const partNamed = (name: string) => () => {
    renders.push(name);
    return name;
  };
  root.render(
    <>
      beginning
      {parts.map((Part, index) => (
        <LazyPlace key={index} fallback="waiting ">
          <Part />
        </LazyPlace>
      ))}
    </>,
  );
  await shown('beginningwaiting waiting waiting');
  // React alone waits until 300 ms have passed since the words were shown that stand for the parts.
  const late = jest.fn();
  const timer = setTimeout(late, 270);
  fetches[0]?.(partNamed('first '));
  fetches[1]?.(partNamed('second '));
  await shown('beginningfirst second waiting');
  expect([renders, late.mock.calls]).toEqual([['first ', 'second '], []]);
  clearTimeout(timer);
  root.unmount();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
