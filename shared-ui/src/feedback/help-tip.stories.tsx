import { HelpTip } from './help-tip';

export default { title: 'Feedback/HelpTip', component: HelpTip };

export const BesideText = () => (
  <p>
    Conversions <HelpTip label="About conversions" text="Orders within 30 days of a click." />
  </p>
);
