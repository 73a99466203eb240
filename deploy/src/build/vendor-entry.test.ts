import { join } from 'node:path';
import { createFixture, type Fixture } from '../testing/fixture';
import type { VendorBuild } from './package-build';
import { vendorEntry } from './vendor-entry';

let fixture: Fixture;
beforeEach(() => {
  fixture = createFixture({
    'node_modules/one/index.js': `exports.same = Math; exports.first = 1; exports['not-a-name'] = 2;`,
    'node_modules/two/index.js': `exports.same = Math; exports.second = 2;`,
    'node_modules/three/index.js': `exports.same = 3;`,
    'node_modules/react/index.js': `exports.createElement = Math.abs;`,
    'node_modules/react-dom/index.js': `exports.createPortal = Math.abs;`,
  });
});
afterEach(() => fixture.remove());

const entryOf = (modules: VendorBuild['modules']) => vendorEntry(modules, join(fixture.root, 'package.json'));

it('names every export once, by its module', () => {
  const { source, offers } = entryOf({ one: '*', two: '*' });
  expect(source).toBe(`export { first, same } from 'one';\nexport { second } from 'two';`);
  expect(offers).toEqual({ one: ['first', 'same'], two: ['same', 'second'] });
});

it('offers the names it is told to, and no others', () => {
  const { source, offers } = entryOf({ one: ['first'], two: '*' });
  expect(source).toBe(`export { first } from 'one';\nexport { same, second } from 'two';`);
  expect(offers['one']).toEqual(['first']);
});

it('offers a default of one module only: a file has one', () => {
  const { source, offers } = entryOf({ react: '*', 'react-dom': '*' });
  expect(source).toBe(`export { createElement, default } from 'react';\nexport { createPortal } from 'react-dom';`);
  expect(offers).toEqual({ react: ['createElement', 'default'], 'react-dom': ['createPortal'] });
});

it('refuses a name that is not there, and two modules that mean different things by one name', () => {
  expect(() => entryOf({ one: ['first', 'gone'] })).toThrow('one has no gone');
  expect(() => entryOf({ one: '*', three: '*' })).toThrow('three and another module both export same');
});
