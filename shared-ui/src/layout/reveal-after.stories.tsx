import { RevealAfter } from './reveal-after';

export default { title: 'Layout/RevealAfter', component: RevealAfter };

export const Settled = () => (
  <RevealAfter settled>
    <p>Shown once what stands above has its height</p>
  </RevealAfter>
);
