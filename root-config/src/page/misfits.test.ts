import { ApiError, type EndpointKey, type Misfit } from '@listings/shared-api/contract';
import { createNoticeList } from '../notices/notice-list';
import { linesOf } from '../notices/notice-details';
import { Misfits } from './misfits';

const misfit: Misfit = {
  issues: [{ path: ['statistics', 'active'], expected: 'number' }],
  answer: { statistics: { active: {} } },
};

const errorOf = (endpoint: EndpointKey, method = 'GET') =>
  new ApiError({
    kind: 'contract',
    endpoint,
    method,
    path: '/wc/gla/mc/product-statistics',
    status: 200,
    field: 'statistics.active',
  });

function page(pluginVersion: string | null = '2.9.1') {
  const notices = createNoticeList();
  let count = 0;
  const newReference = () => `REF${(count += 1)}`;
  const misfits = new Misfits({ notices, language: 'en', bootstrap: { pluginVersion }, newReference });
  const tell = (error: ApiError) => misfits.tell(error, misfit);
  const details = () => notices.get().map((notice) => (notice.details ? linesOf(notice.details) : null));
  return { notices, tell, details, texts: () => notices.get().map(({ text }) => text) };
}

describe('an answer that does not fit the contract', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
  afterEach(() => logged.mockRestore());

  it('is told in the notice of the failed call: method, path, field, what was expected, version of the plugin', () => {
    const { notices, tell, details, texts } = page();
    notices.show({ id: 'failed.getProductStatistics', kind: 'error', text: 'It failed.' });
    tell(errorOf('getProductStatistics'));
    expect(texts()).toEqual(['It failed. Your store answered in a way that this page does not understand.']);
    expect(details()).toEqual([
      [
        'Call: GET /wc/gla/mc/product-statistics',
        'Field: statistics.active',
        'Expected: number',
        'Received: object',
        'Store plugin: 2.9.1',
        'Reference: REF1',
      ].join('\n'),
    ]);
    expect(logged.mock.calls).toEqual([
      [
        'GET /wc/gla/mc/product-statistics contract at statistics.active (reference REF1)',
        { expected: 'number', received: 'object' },
      ],
    ]);
  });

  it('keeps its reference when it comes again, and is not told twice in one notice', () => {
    const { notices, tell, details, texts } = page();
    notices.show({ id: 'failed.getReview', kind: 'error', text: 'It failed.' });
    tell(errorOf('getReview'));
    tell(errorOf('getReview'));
    expect(texts()).toEqual(['It failed. Your store answered in a way that this page does not understand.']);
    expect(details()[0]).toContain('Reference: REF1');
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('has a notice of its own where the screen shows none, which stays away once it was dismissed', () => {
    const { notices, tell, texts } = page();
    tell(errorOf('getReview'));
    expect(texts()).toEqual(['Your store answered in a way that this page does not understand.']);
    notices.dismiss('failed.getReview');
    tell(errorOf('getReview'));
    expect(texts()).toEqual([]);
  });

  it('says of a call that changes something that it may have done so', () => {
    const { tell, texts } = page();
    tell(errorOf('saveSettings', 'POST'));
    expect(texts()[0]).toContain('What you did may have been done all the same.');
  });

  it('says that the version of the plugin is not known where nobody said', () => {
    const { tell, details } = page(null);
    tell(errorOf('getReview'));
    expect(details()[0]).toContain('Store plugin: not known');
  });
});
