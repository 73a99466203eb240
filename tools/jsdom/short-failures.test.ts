/** @jest-environment ./tools/jsdom/environment.mjs */
/// <reference lib="dom" />
import { findByText, getByText, waitFor } from '@testing-library/dom';
import './short-failures';

const page = () => {
  const main = document.createElement('main');
  main.append('Mug');
  return main;
};
const messageOf = (error: unknown) => (error as Error).message;

it('prints the document once when what is waited for never came, and not each time it was not there', async () => {
  const container = page();
  const tries: string[] = [];
  const waited = waitFor(
    () => {
      try {
        getByText(container, 'Hat');
      } catch (error) {
        tries.push(messageOf(error));
        throw error;
      }
    },
    { container, timeout: 120 },
  );
  const last = await waited.catch(messageOf);
  expect(tries.length).toBeGreaterThan(1);
  for (const text of tries) expect(text).toMatch(/^Unable to find an element with the text: Hat\.[^<]*$/);
  expect(last).toMatch(/^Unable to find an element with the text: Hat\.[^<]*<main>[^]*Mug[^]*<\/main>[^<]*$/);
});

it('prints the document where nothing is waited for, and for what is found by waiting', async () => {
  expect(() => getByText(page(), 'Hat')).toThrow(/Hat[^]*<main>[^]*Mug/);
  const failure = findByText(page(), 'Hat', {}, { timeout: 60 });
  await expect(failure).rejects.toMatchObject({
    name: 'TestingLibraryElementError',
    message: expect.stringMatching(/Hat[^]*Mug/) as string,
  });
});
