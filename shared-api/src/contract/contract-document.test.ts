import { contractDocument } from './contract-document';
import { endpoints } from './endpoints';

it('has every call with what is sent and what is answered, and what the page is given', () => {
  const { calls, page } = contractDocument();
  expect(Object.keys(calls)).toEqual(Object.keys(endpoints));
  expect(calls['saveSettings']).toMatchObject({
    method: 'POST',
    path: '/wc/gla/mc/settings',
    body: { type: 'object' },
  });
  expect(calls['getSettings']).not.toHaveProperty('body');
  expect(page).toMatchObject({ type: 'object', properties: { nonce: { type: 'string' } } });
});

it('is data: nothing is lost on the way through JSON', () => {
  const document = contractDocument();
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});
