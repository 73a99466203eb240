import { WithState, nothing } from '../testing/with-state';
import { RadioCards } from './radio-cards';

export default { title: 'Forms/RadioCards', component: RadioCards };

const options = [
  {
    value: 'simple',
    label: 'One rate for all',
    description: 'The same for every order.',
    content: <p>Enter the rate below.</p>,
  },
  { value: 'table', label: 'A rate for each country' },
  { value: 'later', label: 'Later', disabled: true },
];

export const Chosen = () => (
  <WithState<string> initial="simple">
    {(value, setValue) => <RadioCards legend="Rates" options={options} value={value} onChange={setValue} />}
  </WithState>
);
export const Wrong = () => (
  <RadioCards legend="Rates" error="Choose one" options={options} value={null} onChange={nothing} />
);
export const Disabled = () => <RadioCards legend="Rates" disabled options={options} value="table" onChange={nothing} />;
