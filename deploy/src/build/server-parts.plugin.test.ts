import { withoutServerParts } from './server-parts.plugin';

const load = (source: string) => withoutServerParts(source, { call: 'endpoint', properties: ['body', 'summary'] });

it('takes the named properties away from the named call, and from no other', () => {
  expect(
    load(`const table = { save: endpoint({ path: '/a', body: shape({ id: 1 }), answers, summary: 'Saves.' }) };`),
  ).toBe(`const table = { save: /*#__PURE__*/endpoint({ path: '/a', answers, }) };`);
  expect(load(`const other = keep({ body: 1 });`)).toBe(`const other = /*#__PURE__*/keep({ body: 1 });`);
});

it('marks what makes a constant as free of effects, and leaves statements and functions alone', () => {
  expect(load(`configure({ a: 1 });`)).toBe(`configure({ a: 1 });`);
  expect(load(`export const make = () => shape(1);`)).toBe(`export const make = () => shape(1);`);
  expect(load(`const both = pair(one(), new Two());`)).toBe(
    `const both = /*#__PURE__*/pair(/*#__PURE__*/one(), /*#__PURE__*/new Two());`,
  );
});
