import { ReasonList } from './reason-list';

export default { title: 'Actions/ReasonList', component: ReasonList };

export const One = () => <ReasonList reasons={[{ key: 'city', text: 'Enter a city' }]} />;
export const Several = () => (
  <ReasonList
    title="Before this can be sent:"
    reasons={[
      { key: 'city', text: 'Enter a city', targetId: 'city' },
      { key: 'phone', text: 'Verify your phone number' },
    ]}
  />
);
