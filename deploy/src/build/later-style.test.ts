import { isLaterStyle } from './later-style';

it('is known by its name alone, wherever it stands', () => {
  expect(['later.0123456789.css', '/assets/root-config/later.0a1b2c3d4e.css'].map(isLaterStyle)).toEqual([true, true]);
  const others = ['/assets/root-config/shell.0123456789.css', '/assets/a/later.0123456789.js', '/assets/a/later.css'];
  expect(others.map(isLaterStyle)).toEqual([false, false, false]);
});
