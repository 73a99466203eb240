import type { FastifyRequest } from 'fastify';
import { appOpenedBy } from './page.routes';
import type { ServedPage } from './served-page';

const path = '/google/reports';
const served = { preload: { [path]: ['/assets/platform/a.js', '/assets/mfe-reports/b.js'] } } as unknown as ServedPage;
const appFor = (dest?: string): string | null =>
  appOpenedBy({ headers: { 'sec-fetch-dest': dest } } as unknown as FastifyRequest, served, path);

it('waits for word of the application of a page that a browser opens, and of none that a program fetched [D-6]', () => {
  expect([undefined, 'document', 'iframe', 'empty'].map(appFor)).toEqual([
    'mfe-reports',
    'mfe-reports',
    'mfe-reports',
    null,
  ]);
});
