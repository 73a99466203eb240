import { WithState, nothing } from '../testing/with-state';
import { CodeField } from './code-field';

export default { title: 'Forms/CodeField', component: CodeField };

export const Empty = () => (
  <WithState initial="">
    {(value, setValue) => <CodeField label="Code" hint="Six digits, sent by SMS" value={value} onChange={setValue} />}
  </WithState>
);
export const Wrong = () => <CodeField label="Code" value="123456" error="This code is wrong" onChange={nothing} />;
export const Disabled = () => <CodeField label="Code" value="123" disabled onChange={nothing} />;
