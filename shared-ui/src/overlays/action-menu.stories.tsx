import { nothing } from '../testing/with-state';
import { ActionMenu } from './action-menu';

export default { title: 'Overlays/ActionMenu', component: ActionMenu };

export const Closed = () => (
  <ActionMenu
    label="More about Hoodie"
    items={[
      { key: 'edit', label: 'Edit', onSelect: nothing },
      { key: 'copy', label: 'Copy', onSelect: nothing, disabled: true },
      { key: 'remove', label: 'Remove', onSelect: nothing, danger: true },
    ]}
  />
);
