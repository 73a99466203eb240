import { Button } from './button';
import { PrimaryAction } from './primary-action';

export default { title: 'Actions/PrimaryAction', component: PrimaryAction };

const reasons = [
  { key: 'city', text: 'Enter a city', targetId: 'city' },
  { key: 'phone', text: 'Verify your phone number' },
];

export const Ready = () => <PrimaryAction>Continue</PrimaryAction>;
export const Blocked = () => <PrimaryAction reasons={reasons}>Continue</PrimaryAction>;
export const BlockedQuietly = () => (
  <PrimaryAction reasons={reasons} reasonsShown={false}>
    Continue
  </PrimaryAction>
);
export const Loading = () => <PrimaryAction loading>Continue</PrimaryAction>;
export const BesideAnother = () => (
  <PrimaryAction others={<Button variant="outlined">Save as draft</Button>}>Continue</PrimaryAction>
);
