import type { IssueCause } from '@listings/shared-api/contract';
import { causeKeyOf, issueOfCause, shownCauses } from './issue-causes.rules';

const cause = (code: string, issue: string): IssueCause => ({
  code,
  issue,
  action: '',
  action_url: '',
  severity: 'error',
  products: 2,
  product_id: 7,
  product: 'Mug',
});

it('names a cause by its code and its words, and finds the words again', () => {
  const key = causeKeyOf({ code: 'policy', issue: 'Policy: not allowed' });
  expect(key).toBe('policy:Policy: not allowed');
  expect(issueOfCause(key)).toBe('Policy: not allowed');
});

it('leaves out what is ignored, and shows it after the rest when it is asked for', () => {
  const [image, price, brand] = [cause('a', 'Image'), cause('b', 'Price'), cause('c', 'Brand')];
  const ignored = new Set([causeKeyOf(image)]);
  expect(shownCauses([image, price, brand], ignored, false)).toEqual([price, brand]);
  expect(shownCauses([image, price, brand], ignored, true)).toEqual([price, brand, image]);
});
