import { Button } from '../actions/button';
import { nothing } from '../testing/with-state';
import { Stack } from '../layout/stack';
import { InlineNotice } from './notice';

export default { title: 'Feedback/InlineNotice', component: InlineNotice };

export const Tones = () => (
  <Stack spacing={1}>
    <InlineNotice tone="error">The changes could not be saved.</InlineNotice>
    <InlineNotice tone="warning">Some countries have no rate yet.</InlineNotice>
    <InlineNotice tone="info">Figures are up to three days old.</InlineNotice>
    <InlineNotice tone="success">Your changes have been saved.</InlineNotice>
  </Stack>
);
export const WithEverything = () => (
  <InlineNotice
    tone="warning"
    title="Not everything could be read"
    actions={<Button size="small">Look at the settings</Button>}
    onRetry={nothing}
    onDismiss={nothing}
  >
    Two of the five figures are as of an hour ago.
  </InlineNotice>
);
