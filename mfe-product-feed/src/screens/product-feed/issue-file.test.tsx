import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountIssue, productIssue, rowsOf, showFeed, times } from '../../testing/product-feed.harness';
import { savedFiles } from '../../testing/saved-files';

const files = savedFiles();
beforeEach(() => localStorage.clear());

/** The lines of the file that is downloaded. */
async function download(): Promise<string[]> {
  await rowsOf('Issues to resolve');
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(files.count()).toBe(1));
  return files.linesOf(0);
}

it('has the product issues of all pages, without the ignored ones, with formulas made harmless [O2.43]', async () => {
  localStorage.setItem('gla-ignored-issues', JSON.stringify(['product_problem_8:Product problem 8']));
  const image = { code: 'missing_image_link', issue: 'Missing value [image link]', action: 'Add an image' };
  showFeed({
    store: {
      issues: [
        ...times(8, (number) => productIssue(number)),
        productIssue(9, { ...image, product: '=HYPERLINK("x")' }),
      ],
    },
  });
  const lines = await download();
  expect(lines[0]).toMatch(/^Type,Product ID,Affected product,Issue,Suggested action,Code,/);
  expect(lines[1]).toBe(
    'Error,109,"\'=HYPERLINK(""x"")",No product image,Add an image to 1 product,missing_image_link,' +
      'Missing value [image link],Add an image,US,https://support.google.com/merchants/answer/9',
  );
  expect(lines.slice(2).map((line) => line.split(',')[3] ?? '')).toEqual([
    ...times(7, (number) => `Product problem ${number}`),
    '',
  ]);
});

it('prints the issues of all pages, and shows one page again [O9.01]', async () => {
  const printed: number[] = [];
  Object.assign(window, { print: () => printed.push(screen.getAllByText(/^Account problem \d$/).length) });
  showFeed({ store: { issues: times(7, (number) => accountIssue(number)) } });
  expect(await rowsOf('Issues to resolve')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toEqual([7]));
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(async () => expect(await rowsOf('Issues to resolve')).toHaveLength(5));
});
