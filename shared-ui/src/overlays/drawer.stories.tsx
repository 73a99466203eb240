import { nothing } from '../testing/with-state';
import { Drawer } from './drawer';

export default { title: 'Overlays/Drawer', component: Drawer };

export const Open = () => (
  <Drawer open title="Help" onClose={nothing}>
    <p>What is shown beside the page</p>
  </Drawer>
);
