import { application, openPlace } from './testing/live.fixture';

it('writes the map anew after a crash between ledger and map [D-5]', async () => {
  const { objects, ...place } = await openPlace();
  const before = await objects.read('release.json');
  await place.publish(application('mfe-a', 'two'), place.keys.a);
  const after = await objects.read('release.json');
  await objects.replace('release.json', before ?? Buffer.alloc(0));
  await place.live.settle();
  expect((await objects.read('release.json'))?.equals(after ?? Buffer.alloc(0))).toBe(true);
});

it('writes the map anew when what was cut off between ledger and map is asked for again, and not for a trial [D-5]', async () => {
  const { objects, clock, ...place } = await openPlace();
  const previewUntil = new Date(clock.now + 86_400_000).toISOString();
  for (const [index, over] of [{}, { previewUntil }].entries()) {
    const made = application('mfe-a', `try ${index}`);
    const before = await objects.read('release.json');
    await place.publish(made, place.keys.a, { ...over, version: `1.${index + 1}.0` });
    const after = await objects.read('release.json');
    expect(after).not.toEqual(before);
    await objects.replace('release.json', before ?? Buffer.alloc(0));
    const again = { ...over, version: `1.${index + 1}.1` };
    const unchanged = { outcome: 'applied', revision: index + 2, changes: [] };
    expect(await place.publish(made, place.keys.a, { ...again, dryRun: true })).toMatchObject(unchanged);
    expect(await objects.read('release.json')).toEqual(before);
    expect(await place.publish(made, place.keys.a, again)).toMatchObject(unchanged);
    expect(await objects.read('release.json')).toEqual(after);
  }
});
