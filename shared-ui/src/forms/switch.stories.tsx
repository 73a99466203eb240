import { WithState, nothing } from '../testing/with-state';
import { Switch } from './switch';

export default { title: 'Forms/Switch', component: Switch };

export const On = () => (
  <WithState<boolean> initial>
    {(checked, setChecked) => <Switch label="Show figures" checked={checked} onChange={setChecked} />}
  </WithState>
);
export const Off = () => <Switch label="Show figures" checked={false} onChange={nothing} />;
export const Busy = () => <Switch label="Show figures" checked busy onChange={nothing} />;
export const Disabled = () => <Switch label="Show figures" checked disabled onChange={nothing} />;
