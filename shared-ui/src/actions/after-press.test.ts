import { afterPress } from './after-press';

const hold = () => jest.spyOn(document.documentElement, 'matches').mockReturnValue(true);
const tell = (type: string) => window.dispatchEvent(new Event(type));

afterEach(() => jest.restoreAllMocks());

it('runs at once while no pointer is held down', () => {
  const run = jest.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it.each(['pointerup', 'mouseup', 'pointercancel'])(
  'waits while a pointer is held down until %s, so that nothing moves from under it, and runs before its click',
  (end) => {
    const run = jest.fn();
    hold();
    afterPress(run);
    tell('pointermove');
    tell('keydown');
    expect(run).not.toHaveBeenCalled();
    tell(end);
    expect(run).toHaveBeenCalledTimes(1);
    for (const later of ['pointerup', 'mouseup', 'click', 'pointermove']) tell(later);
    expect(run).toHaveBeenCalledTimes(1);
  },
);

it.each(['pointermove', 'keydown'])('runs at %s where the end of the press was never told', (sign) => {
  const run = jest.fn();
  const held = hold();
  afterPress(run);
  held.mockReturnValue(false);
  tell(sign);
  expect(run).toHaveBeenCalledTimes(1);
});
