import { parseQuery } from './query';

describe('parseQuery', () => {
  it.each([
    ['', {}],
    ['a=1', { a: '1' }],
    ['a[]=1', { a: ['1'] }],
    ['a[0]=1&a[1]=2', { a: ['1', '2'] }],
    ['a%5B1%5D=1&a%5B0%5D=2', { a: ['1', '2'] }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['a=', { a: '' }],
    ['a', { a: '' }],
    ['a=b%20c+d', { a: 'b c d' }],
    ['a=%', { a: '%' }],
    ['a[b]=1', { 'a[b]': '1' }],
    ['_locale=user&a=1', { a: '1' }],
  ])('reads "%s"', (text, expected) => {
    expect({ ...parseQuery(text) }).toEqual(expected);
  });

  it('never touches a prototype', () => {
    const query = parseQuery('__proto__=1&constructor[]=2&toString=3');
    expect(Object.getPrototypeOf(query)).toBeNull();
    expect(Object.keys(query)).toEqual(['__proto__', 'constructor', 'toString']);
  });

  it('stops after a thousand pairs', () => {
    expect(parseQuery('a[]=1&'.repeat(5000))['a']).toHaveLength(1000);
  });
});
