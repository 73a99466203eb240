import { Disclosure } from './disclosure';

export default { title: 'Layout/Disclosure', component: Disclosure };

export const Closed = () => <Disclosure title="How long does a review take?">Three to five days.</Disclosure>;
export const Open = () => (
  <Disclosure title="How long does a review take?" defaultOpen>
    Three to five days.
  </Disclosure>
);
