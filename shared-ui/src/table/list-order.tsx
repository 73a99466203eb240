import useMediaQuery from '@mui/material/useMediaQuery';
import { LazyPart, retryLazy } from '../lifecycles/retry-lazy';
import type { ListOrderProps } from './order-select';

const OrderSelect = retryLazy(() => import('./order-select').then((module) => module.OrderSelect));

/** The choice of an order where rows are a list, which has no headers to press; fetched where it is in sight. */
export function ListOrder(props: ListOrderProps) {
  const isNarrow = useMediaQuery('(max-width:599.95px)');
  return (
    <div data-list-order>
      {isNarrow && (
        <LazyPart>
          <OrderSelect {...props} />
        </LazyPart>
      )}
    </div>
  );
}
