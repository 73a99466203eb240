import { momentText } from './moment-text.rules';

const at = Date.UTC(2023, 10, 14, 22, 13, 20);
const text = (dateFormat: string, timeFormat = '', timeZone = 'UTC', locale = 'en', ms = at) =>
  momentText(ms, { dateFormat, timeFormat, timeZone }, locale);

it.each([
  ['F j, Y', 'g:i a', 'November 14, 2023 10:13 pm'],
  ['d/m/Y', 'H:i', '14/11/2023 22:13'],
  ['Y-m-d', 'G:i:s', '2023-11-14 22:13:20'],
  ['D, jS M y', 'h A', 'Tue, 14th Nov 23 10 PM'],
  ['l n', '', 'Tuesday 11'],
  ['N w', 'P', '2 2 +00:00'],
  ['j \\d\\e F \\d\\e Y', '', '14 de November de 2023'],
  ['?', '!', '? !'],
])('writes %s %s as the site does', (dateFormat, timeFormat, expected) => {
  expect(text(dateFormat, timeFormat)).toBe(expected);
});

it.each([
  ['Asia/Tokyo', 'November 15, 2023 7:13 am +09:00'],
  ['America/New_York', 'November 14, 2023 5:13 pm -05:00'],
  ['+05:30', 'November 15, 2023 3:43 am +05:30'],
  ['-3.5', 'November 14, 2023 6:43 pm -03:30'],
])('uses the time of the store in %s, whatever the browser’s is [O2.39]', (zone, expected) => {
  expect(text('F j, Y', 'g:i a P', zone)).toBe(expected);
});

it('keeps summer time', () => {
  expect(text('Y-m-d', 'H:i P', 'Europe/Berlin', 'en', Date.UTC(2023, 6, 1))).toBe('2023-07-01 02:00 +02:00');
});

it.each([
  [0, '12:00 am'],
  [12, '12:00 pm'],
  [13, '1:00 pm'],
])('writes hour %s of the day on a clock of twelve', (hour, expected) => {
  expect(text('', 'g:i a', 'UTC', 'en', Date.UTC(2024, 0, 1, hour))).toBe(expected);
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
])('writes day %s as %s', (day, expected) => {
  expect(text('jS', '', 'UTC', 'en', Date.UTC(2024, 0, day))).toBe(expected);
});

it('names months and days in the language of the page', () => {
  expect(text('l, j. F Y', '', 'UTC', 'de')).toBe('Dienstag, 14. November 2023');
});
