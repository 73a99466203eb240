import { join } from 'node:path';
import { createFixture, type Fixture } from '../testing/fixture';
import { vendorEntry } from './vendor-entry';

let fixture: Fixture;
beforeEach(() => {
  fixture = createFixture({
    'node_modules/one/index.js': `exports.same = Math; exports.first = 1; exports['not-a-name'] = 2;`,
    'node_modules/two/index.js': `exports.same = Math; exports.second = 2;`,
    'node_modules/three/index.js': `exports.same = 3;`,
  });
});
afterEach(() => fixture.remove());

const entryOf = (...modules: string[]) => vendorEntry(modules, join(fixture.root, 'package.json'));

it('names every export once, by its module', () => {
  expect(entryOf('one', 'two')).toBe(`export { first, same } from 'one';\nexport { second } from 'two';`);
});

it('refuses two modules that mean different things by one name', () => {
  expect(() => entryOf('one', 'three')).toThrow('three and another module both export same');
});
