import { WithState, nothing } from '../../testing/with-state';
import { TreeSelect } from './tree-select';
import { groups } from './tree-select.fixture';

export default { title: 'Forms/TreeSelect', component: TreeSelect };

export const Filled = () => (
  <WithState<string[]> initial={['FR', 'DE', 'IT', 'BR']}>
    {(value, setValue) => (
      <TreeSelect label="Countries" allLabel="All countries" groups={groups} value={value} onChange={setValue} />
    )}
  </WithState>
);
export const Empty = () => (
  <TreeSelect label="Countries" placeholder="Start typing" groups={groups} value={[]} onChange={nothing} />
);
export const Wrong = () => (
  <TreeSelect label="Countries" error="Choose at least one" groups={groups} value={[]} onChange={nothing} />
);
