import { act, render, screen } from '@testing-library/react';
import { createFakePage, FakePageRoot } from '../testing/fake-page';
import { useChangedElsewhere } from './use-other-tabs';
import { useServerRead } from './use-server-read';

function Form() {
  const { status } = useServerRead('getSettings');
  return <p>{useChangedElsewhere() ? 'changed elsewhere' : status}</p>;
}

it('says that another tab changed what this screen reads, and nothing of what it does not', async () => {
  const fake = createFakePage();
  render(
    <FakePageRoot fake={fake}>
      <Form />
    </FakePageRoot>,
  );
  await screen.findByText('success');
  await fake.page.queryClient.fetchQuery({ queryKey: ['getAudience', {}], queryFn: () => fake.page.api.getAudience() });
  act(() => fake.changedElsewhere(['getAudience', 'listCampaigns']));
  expect(screen.getByText('success')).toBeVisible();
  act(() => fake.changedElsewhere(['getSettings']));
  expect(screen.getByText('changed elsewhere')).toBeVisible();
});
