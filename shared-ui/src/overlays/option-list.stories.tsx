import { WithState } from '../testing/with-state';
import { OptionList } from './option-list';

export default { title: 'Overlays/OptionList', component: OptionList };

const options = [
  { value: 'month', label: 'Month to date' },
  { value: 'year', label: 'Year to date' },
  { value: 'custom', label: 'Custom' },
];

export const OneChosen = () => (
  <WithState initial="month">
    {(value, setValue) => <OptionList label="Dates" options={options} value={value} onChoose={setValue} />}
  </WithState>
);
