import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { LazyPart, retryLazy } from './retry-lazy';

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
