import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '../testing/fake-handlers';
import { createFakePage, FakePageRoot } from '../testing/fake-page';
import { useServerRead, type ServerReadOptions } from './use-server-read';

function Settings(options: ServerReadOptions) {
  const { status, error, refetch } = useServerRead('getSettings', undefined, options);
  return <button onClick={() => void refetch()}>{error ? `${error.endpoint} ${error.status}` : status}</button>;
}

function Issues({ type }: { type: 'account' | 'product' }) {
  const { data } = useServerRead('listIssues', { params: { issue_type: type } });
  return <p>{data === undefined ? 'none yet' : `${type} issues: ${data.total}`}</p>;
}

const serverError = failure(500, 'no');

it('asks once for all parts of a screen that wait for the same thing', async () => {
  const fake = createFakePage();
  render(
    <FakePageRoot fake={fake}>
      <Settings />
      <Settings />
    </FakePageRoot>,
  );
  expect(await screen.findAllByText('success')).toHaveLength(2);
  expect(fake.callsOf('getSettings')).toHaveLength(1);
});

it('keeps answers to different questions apart', async () => {
  const fake = createFakePage({ store: { merchant: { id: 12345678, status: 'connected' } } });
  render(
    <FakePageRoot fake={fake}>
      <Issues type="account" />
      <Issues type="product" />
    </FakePageRoot>,
  );
  expect(await screen.findByText(/^account issues:/)).toBeInTheDocument();
  expect(await screen.findByText(/^product issues:/)).toBeInTheDocument();
  expect(fake.callsOf('listIssues').map((call) => call.params)).toEqual([
    { issue_type: 'account' },
    { issue_type: 'product' },
  ]);
});

it('tells of a failure once, however many parts wait, and asks no second time by itself', async () => {
  const fake = createFakePage();
  fake.fail('getSettings', serverError);
  const show = jest.spyOn(fake.page.notices, 'show');
  render(
    <FakePageRoot fake={fake}>
      <Settings />
      <Settings />
      <Settings />
    </FakePageRoot>,
  );
  expect(await screen.findAllByText('getSettings 500')).toHaveLength(3);
  expect(show).toHaveBeenCalledTimes(1);
  expect(fake.callsOf('getSettings')).toHaveLength(1);
});

it('tells of a second failure again, and recovers when asked to', async () => {
  const user = userEvent.setup();
  const fake = createFakePage();
  fake.fail('getSettings', serverError, 2);
  render(
    <FakePageRoot fake={fake}>
      <Settings />
    </FakePageRoot>,
  );
  await screen.findByText('getSettings 500');
  fake.page.notices.dismiss('failed.getSettings');
  await user.click(screen.getByRole('button'));
  expect(fake.notices.map((notice) => notice.id)).toEqual(['failed.getSettings']);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('success')).toBeInTheDocument();
});

it('leaves telling to the screen when asked to be silent', async () => {
  const fake = createFakePage();
  fake.fail('getSettings', serverError);
  render(
    <FakePageRoot fake={fake}>
      <Settings silent />
    </FakePageRoot>,
  );
  await screen.findByText('getSettings 500');
  expect(fake.notices).toEqual([]);
});

it('asks nothing before it is its turn', async () => {
  const fake = createFakePage();
  const { rerender } = render(
    <FakePageRoot fake={fake}>
      <Settings enabled={false} />
    </FakePageRoot>,
  );
  expect(fake.calls).toEqual([]);
  rerender(
    <FakePageRoot fake={fake}>
      <Settings enabled />
    </FakePageRoot>,
  );
  expect(await screen.findByText('success')).toBeInTheDocument();
});
