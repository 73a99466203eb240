import { createNoticeList } from './notice-list';

it('lists notices in the order in which they came', () => {
  const notices = createNoticeList();
  notices.show({ kind: 'error', text: 'one' });
  notices.show({ kind: 'info', text: 'two' });
  expect(notices.get().map((notice) => notice.text)).toEqual(['one', 'two']);
});

it('replaces a notice by another of the same id, in its place', () => {
  const notices = createNoticeList();
  notices.show({ id: 'save', kind: 'error', text: 'not saved' });
  notices.show({ kind: 'info', text: 'other' });
  notices.show({ id: 'save', kind: 'success', text: 'saved' });
  expect(notices.get().map((notice) => notice.text)).toEqual(['saved', 'other']);
});

it('lets the sender take away what it showed, but not what has replaced it [S4.08]', () => {
  const notices = createNoticeList();
  const waitingOver = notices.show({ id: 'a', kind: 'info', text: 'please wait…', waiting: true });
  const first = notices.show({ id: 'b', kind: 'info', text: 'please wait…', waiting: true });
  notices.show({ id: 'b', kind: 'error', text: 'failed' });
  waitingOver();
  first();
  expect(notices.get().map((notice) => notice.text)).toEqual(['failed']);
  notices.dismiss('b');
  expect(notices.get()).toEqual([]);
});

it('tells of every change, and of nothing else', () => {
  const notices = createNoticeList();
  const listener = jest.fn();
  const unsubscribe = notices.subscribe(listener);
  notices.dismiss('nothing');
  notices.show({ id: 'a', kind: 'info', text: 'a' });
  notices.dismiss('a');
  unsubscribe();
  notices.show({ kind: 'info', text: 'b' });
  expect(listener).toHaveBeenCalledTimes(2);
});
