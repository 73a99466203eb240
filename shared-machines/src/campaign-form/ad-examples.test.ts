import { adCandidates, adExamples } from './ad-examples.rules';

const product = (id: number, status: string, visible = true) => ({ id, status, visible });

it('an ad is made of approved products that are shown', () => {
  const products = [
    product(1, 'disapproved'),
    product(2, 'approved'),
    product(3, 'approved', false),
    product(4, 'pending'),
    product(5, 'partially_approved'),
    product(6, 'expiring'),
  ];
  expect(adCandidates(products)).toEqual({ ids: [2, 5, 6], areApproved: true });
});

it('products in review stand in while none is approved, those that were refused or are hidden never do', () => {
  const products = [
    product(1, 'disapproved'),
    product(2, 'pending'),
    product(3, 'not_synced'),
    product(4, 'synced', false),
  ];
  expect(adCandidates(products)).toEqual({ ids: [2, 3], areApproved: false });
  expect(adCandidates([product(1, 'disapproved')])).toEqual({ ids: [], areApproved: false });
});

it('the example shows products with a picture first, and no more than there is room for', () => {
  const offer = (id: number, pictures = 0) => ({
    id,
    name: `Product ${id}`,
    type: 'simple',
    images: Array.from({ length: pictures }, () => ({ src: `https://shop.example/${id}.jpg` })),
  });
  const shown = (count: number) =>
    adExamples([offer(3, 1), offer(1), offer(4, 2), { ...offer(2), images: undefined }], [1, 2, 3, 4, 5], count);
  expect(shown(4).map(({ id }) => id)).toEqual([3, 4, 1, 2]);
  expect(shown(3).map(({ id }) => id)).toEqual([3, 4, 1]);
});
