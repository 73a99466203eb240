import { nothing } from '../testing/with-state';
import { SelectButton } from './select-button';

export default { title: 'Forms/SelectButton', component: SelectButton };

export const Closed = () => (
  <SelectButton label="Dates" value="November 1 – 20, 2026" isOpen={false} controls="dates" onOpen={nothing} />
);
export const Wrong = () => (
  <SelectButton label="Dates" value="None" error="Choose dates" isOpen={false} controls="dates" onOpen={nothing} />
);
