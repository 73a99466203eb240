import { setImmediate } from 'node:timers/promises';
import { mapEach } from './map-each';

it('answers in the order of the items, with four of them under way at most', async () => {
  let underWay = 0;
  let most = 0;
  const results = await mapEach([5, 4, 3, 2, 1, 0], async (turns) => {
    most = Math.max(most, (underWay += 1));
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    underWay -= 1;
    return turns * 10;
  });
  expect([results, most]).toEqual([[50, 40, 30, 20, 10, 0], 4]);
});

it('rejects with the reason of the first item that fails', async () => {
  const work = (item: string) => (item === 'b' ? Promise.reject(new Error('b is not here')) : Promise.resolve(item));
  await expect(mapEach(['a', 'b', 'c'], work)).rejects.toThrow('b is not here');
});
