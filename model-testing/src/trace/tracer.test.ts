import { Tracer } from './tracer';

it('keeps each page once, and how calls ended', () => {
  const tracer = new Tracer('jsdom');
  const answered = tracer.call('GET', '/wc/gla/ads/billing-status', '');
  tracer.call('POST', '/wc/gla/mc/settings', '{}');
  tracer.step({ billing: ['asking'] }, { html: '<p>one</p>', style: '' });
  answered(200);
  answered(null);
  tracer.step({ billing: ['approved'] }, { html: '<p>one</p>', style: 'p {}' });
  const { steps, calls, pages, style } = tracer.read();
  expect([pages, style, steps.map(({ page }) => page)]).toEqual([['<p>one</p>'], 'p {}', [0, 0]]);
  expect(calls.map(({ path, status, ended }) => [path, status, ended === null])).toEqual([
    ['/wc/gla/ads/billing-status', 200, false],
    ['/wc/gla/mc/settings', null, true],
  ]);
  expect(calls[0]?.ended).toBeGreaterThanOrEqual(calls[0]?.begun ?? Infinity);
});
