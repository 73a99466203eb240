import { ApiError, type ApiErrorInit } from '@listings/shared-api/contract';
import { createLaterTexts } from '../messages/later-texts';
import { createNoticeList } from '../notices/notice-list';
import { isForeignAnswer } from './foreign-answer.rules';
import { hostFailureCause, showHostFailure } from './host-failure';

const failed = (over: Partial<ApiErrorInit>) =>
  new ApiError({
    kind: 'http',
    endpoint: 'getSettings',
    method: 'GET',
    path: '/wc/gla/mc/settings',
    status: 500,
    ...over,
  });

const file = '/srv/www/shop/wp-content/plugins/broken/broken.php';

it.each([
  [
    `<br />\n<b>Fatal error</b>:  Uncaught Error: Call to undefined function broken() in <b>${file}</b> on line <b>12</b><br />`,
    'Fatal error: Uncaught Error: Call to undefined function broken() (plugins/broken/broken.php, 12)',
  ],
  [
    `<br />\n<b>Warning</b>:  Undefined variable $shop in <b>${file}</b> on line <b>3</b><br />\n{"id":1}`,
    'Warning: Undefined variable $shop (plugins/broken/broken.php, 3)',
  ],
  [
    `\nNotice: Undefined index: x in ${file} on line 7\n{}`,
    'Notice: Undefined index: x (plugins/broken/broken.php, 7)',
  ],
])('names the plugin whose PHP broke an answer: %j', (foreign, cause) => {
  expect(hostFailureCause(failed({ foreign }))).toBe(cause);
});

it('says what the host says of its own end, without its markup', () => {
  const serverMessage = '<p>There has been a critical error on this website.</p><p><a href="#">Learn more</a></p>';
  expect(hostFailureCause(failed({ code: 'internal_server_error', serverMessage }))).toBe(
    'There has been a critical error on this website. Learn more',
  );
});

it('tells of it in words, whatever wrote the answer', () => {
  const notices = createNoticeList();
  showHostFailure(failed({ foreign: '<html>Bad gateway' }), { notices, text: createLaterTexts('en') });
  expect(notices.get().map(({ id, kind, text }) => [id, kind, text])).toEqual([
    [
      'host-failure',
      'error',
      'Your store’s answer to GET /wc/gla/mc/settings was broken by something else that runs in it: it was no answer of the store’s API, and does not say what wrote it. Its log may.',
    ],
  ]);
});

it.each([
  ['markup of another program', { foreign: '<html>Bad gateway' }, true],
  ['the end of the host itself', { code: 'internal_server_error' }, true],
  ['an error of the API itself', {}, false],
  ['a plain word in place of an answer', { foreign: 'Not found' }, false],
])('tells %s from what the screen tells', (_what, over, isForeign) => {
  expect(isForeignAnswer(failed(over))).toBe(isForeign);
});
