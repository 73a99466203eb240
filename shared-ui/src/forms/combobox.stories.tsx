import { WithState, nothing } from '../testing/with-state';
import { Combobox } from './combobox';

export default { title: 'Forms/Combobox', component: Combobox };

const options = [
  { value: 'FR', label: 'France' },
  { value: 'DE', label: 'Germany', keywords: 'Deutschland' },
  { value: 'GB', label: 'United Kingdom', keywords: 'England' },
];

export const Chosen = () => (
  <WithState<string | null> initial="DE">
    {(value, setValue) => <Combobox label="Country" options={options} value={value} onChange={setValue} />}
  </WithState>
);
export const Empty = () => (
  <Combobox label="Country" placeholder="Search" required options={options} value={null} onChange={nothing} />
);
export const Wrong = () => (
  <Combobox label="Country" error="Choose a country" options={options} value={null} onChange={nothing} />
);
