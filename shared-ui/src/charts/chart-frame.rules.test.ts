import { barWidthOf, pointAfterKey, pointAt, pointX, scaleEnds } from './chart-frame.rules';

it.each(['line', 'bar'] as const)('finds the point of a %s again where it stands', (kind) => {
  for (const points of [1, 2, 7, 31, 1096])
    for (let index = 0; index < points; index += 1)
      expect(pointAt(pointX(index, points, 500, kind), points, 500, kind)).toBe(index);
});

it('puts lines from edge to edge, and bars into the middle of their bands', () => {
  expect([0, 1, 2].map((index) => pointX(index, 3, 500, 'line'))).toEqual([0, 250, 500]);
  expect(pointX(0, 1, 500, 'line')).toBe(250);
  expect(pointX(0, 1, 500, 'bar')).toBe(250);
});

it('stays within the points, whatever the pointer or the keys say', () => {
  expect([pointAt(-50, 3, 500, 'bar'), pointAt(900, 3, 500, 'bar'), pointAt(900, 3, 500, 'line')]).toEqual([0, 2, 2]);
  expect(pointAfterKey('ArrowLeft', 0, 3)).toBe(0);
  expect(pointAfterKey('PageUp', 20, 31)).toBe(27);
  expect(pointAfterKey('End', 0, 31)).toBe(30);
  expect(pointAfterKey('a', 0, 31)).toBeNull();
});

it.each(['line', 'bar'] as const)('has the scale of a %s end where its points stand', (kind) => {
  for (const points of [1, 2, 7, 1096]) {
    const [min, max] = scaleEnds(points, kind);
    for (let index = 0; index < points; index += 1)
      expect((500 * (index - min)) / (max - min)).toBeCloseTo(pointX(index, points, 500, kind), 6);
  }
});

it('fills three quarters of a band with the bars of all series', () => {
  expect(barWidthOf(3, 2, 325) * 2).toBeCloseTo(75, 6);
});
