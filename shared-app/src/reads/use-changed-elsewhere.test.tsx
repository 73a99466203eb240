import { act, render, screen } from '@testing-library/react';
import { createFakePage, FakePageRoot } from '../testing/fake-page';
import { useChangedElsewhere } from './use-changed-elsewhere';
import { useServerRead } from './use-server-read';

function Form({ followed }: { followed?: readonly ['getSettings'] }) {
  const { status } = useServerRead('getSettings');
  return <p>{useChangedElsewhere(followed) ? 'changed elsewhere' : status}</p>;
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

it('says nothing of what the screen asks for anew by itself', async () => {
  const fake = createFakePage();
  render(
    <FakePageRoot fake={fake}>
      <Form followed={['getSettings']} />
    </FakePageRoot>,
  );
  await screen.findByText('success');
  act(() => fake.changedElsewhere(['getSettings']));
  expect(screen.getByText('success')).toBeVisible();
});
