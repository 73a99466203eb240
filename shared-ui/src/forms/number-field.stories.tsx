import { WithState, nothing } from '../testing/with-state';
import { NumberField } from './number-field';

export default { title: 'Forms/NumberField', component: NumberField };

export const Filled = () => (
  <WithState<number | null> initial={1234.5}>
    {(value, setValue) => <NumberField label="Budget" prefix="$" value={value} onCommit={setValue} />}
  </WithState>
);
export const Empty = () => <NumberField label="Days" suffix="days" value={null} onCommit={nothing} />;
export const Wrong = () => <NumberField label="Budget" error="At least 1" value={0} onCommit={nothing} />;
