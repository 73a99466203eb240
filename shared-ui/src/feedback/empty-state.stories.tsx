import { Button } from '../actions/button';
import { ProductIcon } from '../icons';
import { EmptyState } from './empty-state';

export default { title: 'Feedback/EmptyState', component: EmptyState };

export const Plain = () => <EmptyState title="No matches" />;
export const WithAction = () => (
  <EmptyState
    icon={<ProductIcon fontSize="inherit" />}
    title="No products yet"
    action={<Button variant="outlined">Add a product</Button>}
  >
    Products of your store are shown here once they are published.
  </EmptyState>
);
