import { createNoticeList } from '../notices/notice-list';
import { watchPreviews } from './watch-previews';

it('tells who previews a build what it left in the page when it went, once [20.6]', () => {
  jest.useFakeTimers();
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const notices = createNoticeList();
  const page = { chrome: { notices, language: 'en' } } as Parameters<typeof watchPreviews>[1];
  const { comes, went } = watchPreviews(window, page);
  comes('mfe-reports');
  const hint = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/assets/a.js' });
  const look = { rel: 'stylesheet', href: '/assets/root-config/later.0123456789.css' };
  const sheet = Object.assign(document.createElement('link'), look);
  const answer = Object.assign(document.createElement('script'), { type: 'application/json', id: 'answer-0' });
  const stack = Object.assign(document.createElement('div'), { id: 'shell-notices' });
  document.head.append(document.createElement('style'), hint, sheet);
  document.body.append(answer, stack);
  for (let times = 0; times < 2; times += 1) {
    went('mfe-reports');
    jest.advanceTimersByTime(499);
    expect(error).toHaveBeenCalledTimes(times);
    jest.advanceTimersByTime(1);
    expect(error.mock.calls).toEqual([['mfe-reports left in the page when it went: <style>']]);
  }
  expect(notices.get().map(({ text }) => text)).toEqual(['mfe-reports left in the page when it went: <style>.']);
});
