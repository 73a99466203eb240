import { Countdown } from './countdown';

export default { title: 'Feedback/Countdown', component: Countdown };

const hourLater = Date.now() + 3_600_000;

export const Running = () => <Countdown until={hourLater}>{(seconds) => `Again in ${seconds} seconds`}</Countdown>;
export const Ended = () => <Countdown until={0}>{(seconds) => `Again in ${seconds} seconds`}</Countdown>;
