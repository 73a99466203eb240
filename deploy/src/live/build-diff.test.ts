import { diffBuilds } from './build-diff';
import { readPart, type LivePart } from './live-part';
import { application, openPlace, type TestBuild } from './testing/live.fixture';

const call = (path: string) => ({ method: 'GET' as const, path, answers: {} });

const calling = (made: TestBuild, calls: Readonly<Record<string, string>>): TestBuild => ({
  ...made,
  contract: { calls: Object.fromEntries(Object.entries(calls).map(([key, path]) => [key, call(path)])), page: {} },
});

async function publishedParts(...builds: readonly TestBuild[]): Promise<LivePart[]> {
  const place = await openPlace();
  const parts: LivePart[] = [];
  for (const [index, made] of builds.entries()) {
    await place.publish(made, place.keys.a, { version: `1.${index + 1}.0`, override: 'tried alone' });
    parts.push(await readPart(place.objects, (await place.head()).entry.builds['mfe-a']?.part ?? ''));
  }
  return parts;
}

it('names the calls that a version makes more, no more and another way', async () => {
  const [before, after] = await publishedParts(
    calling(application('mfe-a', '.getFeed .getTax'), { getFeed: '/wc/gla/feed', getTax: '/wc/gla/tax' }),
    calling(application('mfe-a', '.getFeed .getAds'), { getFeed: '/wc/gla/feeds', getAds: '/wc/gla/ads' }),
  );
  const { calls, names, files } = diffBuilds(before ?? null, after ?? null);
  expect(calls).toEqual({ added: ['getAds'], removed: ['getTax'], changed: ['getFeed'] });
  expect(names).toEqual({ added: [], removed: [] });
  expect(files).toEqual([
    {
      name: 'app.js',
      from: before?.stored[before.manifest.entries['app']?.file ?? '']?.bytes,
      to: after?.stored[after.manifest.entries['app']?.file ?? '']?.bytes,
    },
  ]);
});

it('names all of a build that was not there before', async () => {
  const [made] = await publishedParts(calling(application('mfe-a', '.getFeed'), { getFeed: '/wc/gla/feed' }));
  const { calls, names, bytes } = diffBuilds(null, made ?? null);
  expect([calls.added, names.added, bytes.from]).toEqual([['getFeed'], ['react.useState'], 0]);
});
