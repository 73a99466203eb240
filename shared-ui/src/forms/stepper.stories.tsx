import { WithState } from '../testing/with-state';
import { Stepper } from './stepper';

export default { title: 'Forms/Stepper', component: Stepper };

const steps = [
  { key: 'accounts', label: 'Set up your accounts' },
  { key: 'products', label: 'Choose your products' },
  { key: 'rates', label: 'Enter rates and times' },
  { key: 'confirm', label: 'Confirm your store' },
];

export const SecondOfFour = () => (
  <WithState initial="products">
    {(active, setActive) => (
      <Stepper label="Setup" steps={steps} active={active} reached="rates" onSelect={setActive} />
    )}
  </WithState>
);
