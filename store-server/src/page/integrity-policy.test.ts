import { integrityPolicyFor } from './integrity-policy';

const value = 'blocked-destinations=(script), endpoints=(csp)';
const enforced = { 'integrity-policy': value };
const reportOnly = { 'integrity-policy-report-only': value };
const firefox = (version: string, platform = 'X11; Linux x86_64; rv:153.0') => ({
  'user-agent': `Mozilla/5.0 (${platform}) Gecko/20100101 Firefox/${version}`,
});
const chromiumAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

it.each([
  ['Chromium', { 'sec-ch-ua': '"Not(A:Brand";v="8", "Chromium";v="156"' }],
  ['Chrome', { 'sec-ch-ua': '"Chromium";v="160", "Google Chrome";v="160", "Not.A/Brand";v="99"' }],
  ['Firefox', firefox('153.0')],
  ['Firefox on Android', firefox('201.0', 'Android 16; Mobile; rv:201.0')],
])('is enforced where integrity given by the import map is proven to count: %s [B-2]', (_, headers) => {
  expect(integrityPolicyFor(headers)).toEqual(enforced);
});

it.each([
  ['a program', {}],
  [
    'Safari',
    {
      'user-agent':
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    },
  ],
  ['Safari that calls itself Chrome', { 'user-agent': chromiumAgent }],
  ['Chromium over http to another host, which sends no hints', { 'user-agent': chromiumAgent }],
  ['an older Chromium', { 'sec-ch-ua': '"Chromium";v="155", "Google Chrome";v="156"' }],
  ['an older Firefox', firefox('152.0')],
  [
    'Firefox on iOS',
    {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/160.0 Mobile/15E148 Safari/605.1.15',
    },
  ],
  [
    'an engine that calls itself Firefox',
    { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:160.0) Servo/0.1.0 Firefox/160.0' },
  ],
  ['hints that are none', { 'sec-ch-ua': '"Chromium";v="x"' }],
])('blocks nothing in %s [B-2]', (_, headers) => {
  expect(integrityPolicyFor(headers)).toEqual(reportOnly);
});
