import { QueryClient } from '@tanstack/react-query';
import { createLaterTexts } from '../messages/later-texts';
import { createNoticeList } from '../notices/notice-list';
import { AgedAnswers } from './aged-answers';

const now = Date.UTC(2026, 10, 20, 12);
const bootstrap = { timeZone: 'UTC' };

function page() {
  const queryClient = new QueryClient();
  const notices = createNoticeList();
  const text = createLaterTexts('en');
  const aged = new AgedAnswers({ queryClient, notices, text, bootstrap, locale: 'en' });
  const takenAt = (key: string) => queryClient.getQueryState([key, {}])?.dataUpdatedAt;
  const answer = (key: string, value = 1) =>
    queryClient.fetchQuery({ queryKey: [key, {}], queryFn: async () => value, staleTime: 0 });
  return { aged, takenAt, answer, texts: () => notices.get().map((notice) => notice.text) };
}

describe('an answer that the store did not give now', () => {
  beforeEach(() => jest.useFakeTimers({ now }));
  afterEach(() => jest.useRealTimers());

  it('counts from the moment it was given, and the page says of which moment it is', async () => {
    const { aged, answer, takenAt, texts } = page();
    await answer('getReview');
    aged.add(['getReview', {}], 90_000);
    expect(takenAt('getReview')).toBe(now - 90_000);
    expect(texts()).toEqual([
      'Your store does not answer at the moment. What is shown here is as of Nov 20, 2026, 11:58 AM.',
    ]);
  });

  it('has the oldest moment told of several, until each was given anew', async () => {
    const { aged, answer, texts } = page();
    await Promise.all([answer('getReview'), answer('getSettings')]);
    aged.add(['getReview', {}], 60_000);
    aged.add(['getSettings', {}], 3_600_000);
    expect(texts()[0]).toContain('11:00 AM');
    await answer('getReview', 2);
    expect(texts()).toHaveLength(1);
    await answer('getSettings', 2);
    expect(texts()).toEqual([]);
  });
});
