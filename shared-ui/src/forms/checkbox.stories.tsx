import { WithState, nothing } from '../testing/with-state';
import { Checkbox } from './checkbox';

export default { title: 'Forms/Checkbox', component: Checkbox };

export const Unchecked = () => (
  <WithState initial={false}>
    {(checked, setChecked) => (
      <Checkbox label="My store is live" hint="Anyone can open it." checked={checked} onChange={setChecked} />
    )}
  </WithState>
);
export const Some = () => <Checkbox label="All products" checked={false} indeterminate onChange={nothing} />;
export const Wrong = () => (
  <Checkbox label="I accept the terms" error="Accept the terms to go on" checked={false} onChange={nothing} />
);
export const Disabled = () => <Checkbox label="My store is live" checked disabled onChange={nothing} />;
