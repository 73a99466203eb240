import { afterPress } from './after-press';

afterEach(() => jest.restoreAllMocks());

it('runs at once while no pointer is held down', () => {
  const run = jest.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits for the click of the pointer that is held down, so that nothing moves from under it', () => {
  jest.useFakeTimers();
  jest.spyOn(document.documentElement, 'matches').mockReturnValue(true);
  const run = jest.fn();
  afterPress(run);
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerup'));
  expect(run).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pointerup'));
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
