import { nothing } from '../testing/with-state';
import { Drawer } from './drawer';

export default { title: 'Overlays/Drawer', component: Drawer };

export const Open = () => (
  <Drawer open title="Help" onClose={nothing}>
    <p>What is shown beside the page</p>
  </Drawer>
);

/** From below on a phone. */
export const Sheet = () => (
  <Drawer open isSheet title="About clicks" onClose={nothing}>
    <p>As high as what is in it</p>
  </Drawer>
);
