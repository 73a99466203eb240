import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AppProps } from '../page/page-context';
import { createFakePage, FakePageRoot } from '../testing/fake-page';
import { FailedCall } from './failed-call';

it('says what is missing and the reference that the log has, and tries again', async () => {
  const fake = createFakePage();
  const page: AppProps = { ...fake.page, references: new Map([['listApiKeys', 'r-17']]) };
  const retry = jest.fn();
  render(
    <FakePageRoot fake={{ ...fake, page }}>
      <FailedCall call="listApiKeys" message="The keys could not be loaded." onRetry={retry} />
    </FakePageRoot>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The keys could not be loaded.Reference: r-17Retry');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
