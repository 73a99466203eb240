import { WithState, nothing } from '../testing/with-state';
import { Field, FieldError } from './field';
import { TextField } from './text-field';

export default { title: 'Forms/TextField', component: TextField, subcomponents: { Field, FieldError } };

export const Empty = () => (
  <WithState initial="">
    {(value, setValue) => (
      <TextField
        label="City"
        hint="As on a letter"
        placeholder="Springfield"
        optional
        value={value}
        onChange={setValue}
      />
    )}
  </WithState>
);
export const WithUnit = () => (
  <TextField label="Budget" required prefix="$" suffix="a day" value="20.00" onChange={nothing} />
);
export const Wrong = () => <TextField label="City" value="?" error="Enter a city" onChange={nothing} />;
export const Disabled = () => <TextField label="City" value="Springfield" disabled onChange={nothing} />;
export const OwnControl = () => (
  <Field label="Colour" hint="Any control can stand in a field">
    {(control) => <input type="color" defaultValue="#336699" {...control} />}
  </Field>
);
export const ErrorAlone = () => <FieldError>Choose at least one</FieldError>;
