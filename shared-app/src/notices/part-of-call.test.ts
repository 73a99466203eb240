import { partOfCall } from './part-of-call';

const onLine = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
afterEach(() => jest.restoreAllMocks());

it('gives the part that a call needs', async () => {
  onLine(true);
  expect(await partOfCall('listIssues', () => Promise.resolve('part'))).toBe('part');
});

it('fails as the call does without an answer where the part does not arrive [O8.02]', async () => {
  onLine(true);
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(partOfCall('listIssues', () => Promise.reject(cause))).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'network',
    endpoint: 'listIssues',
    status: 0,
    cause,
  });
});

it('is not fetched without a connection', async () => {
  onLine(false);
  const load = jest.fn(() => Promise.resolve('part'));
  await expect(partOfCall('listIssues', load)).rejects.toMatchObject({ kind: 'network', status: 0 });
  expect(load).not.toHaveBeenCalled();
});
