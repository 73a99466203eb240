import { WithState, nothing } from '../testing/with-state';
import { Select } from './select';

export default { title: 'Forms/Select', component: Select };

const options = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'hour', label: 'Hour', disabled: true },
];

export const Unchosen = () => (
  <WithState initial="">
    {(value, setValue) => (
      <Select label="Interval" placeholder="Choose one" options={options} value={value} onChange={setValue} />
    )}
  </WithState>
);
export const Wrong = () => (
  <Select label="Interval" error="Choose an interval" options={options} value="week" onChange={nothing} />
);
export const Disabled = () => <Select label="Interval" disabled options={options} value="day" onChange={nothing} />;
