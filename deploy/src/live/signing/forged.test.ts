import { signStatement, type Envelope } from './envelope';
import { badType, foreign, misshapen, oversize, traversal } from '../testing/forged-contents.fixture';
import { downgraded, replayed, wrongSignature, wrongTeam, wrongTime } from '../testing/forged-signatures.fixture';
import { built, two } from '../testing/forgery.fixture';
import { filesOf, openPlace } from '../testing/live.fixture';
import { sha384Of } from '../live-part';
import type { RefusalCode } from '../refused';

/** Each kind with the words it may be refused by: another would mean that something else stopped it. */
const kinds: Record<string, [RefusalCode[], typeof badType]> = {
  wrongTeam: [['out-of-scope', 'malformed'], wrongTeam],
  wrongSignature: [['unsigned', 'malformed'], wrongSignature],
  wrongTime: [['expired', 'malformed'], wrongTime],
  replayed: [['replayed', 'stale'], replayed],
  downgraded: [['downgraded', 'malformed'], downgraded],
  foreign: [['out-of-scope', 'malformed', 'unfit'], foreign],
  traversal: [['malformed'], traversal],
  oversize: [['malformed'], oversize],
  badType: [['malformed', 'unsigned'], badType],
  misshapen: [['malformed'], misshapen],
};

const corpus = Object.entries(kinds).flatMap(([kind, [codes, forgeries]]) =>
  forgeries.map(([name, forge]) => ({ kind, codes, name, forge })),
);

it('holds more than a hundred forgeries of ten kinds', () => {
  expect([corpus.length > 100, new Set(corpus.map(({ kind }) => kind)).size]).toEqual([true, 10]);
});

it.each(corpus)(
  'refuses a forged deploy and changes nothing, $kind: $name [D-1, D-2, D-3, D-4, D-5, G14]',
  async ({ forge, codes }) => {
    const place = await openPlace();
    const { envelope, files = new Map() } = await forge(place);
    const before = await place.head();
    const map = await place.releaseNow();
    const sent = async () => {
      const answer = await place.live.deliver(envelope);
      if (answer.outcome !== 'files-needed') return answer;
      for (const { path } of answer.files) await place.live.putFile(files.get(path) ?? Buffer.alloc(0));
      return place.live.deliver(envelope);
    };
    const outcome = await sent().catch((error: unknown) => error);
    expect(codes).toContain((outcome as { code?: string }).code);
    expect([await place.head(), await place.releaseNow()]).toEqual([before, map]);
  },
);

it('refuses a statement or a signature with any one bit flipped [D-1, G14]', async () => {
  const place = await openPlace();
  const { statement, signatures } = signStatement(await place.publishStatement(two), [place.keys.a]);
  const [signature = { key: '', signature: '' }] = signatures;
  const refused: string[] = [];
  const flips = (text: string, spread: (flipped: string) => unknown) =>
    Array.from({ length: text.length * 7 }, (_, bit) => {
      const bytes = Buffer.from(text);
      bytes[Math.floor(bit / 7)] = (bytes[Math.floor(bit / 7)] ?? 0) ^ (1 << (bit % 7));
      return spread(bytes.toString());
    });
  const envelopes = [
    ...flips(statement, (flipped) => ({ statement: flipped, signatures })),
    ...flips(signature.signature, (flipped) => ({ statement, signatures: [{ ...signature, signature: flipped }] })),
    ...flips(signature.key, (flipped) => ({ statement, signatures: [{ ...signature, key: flipped }] })),
  ];
  for (const envelope of envelopes) {
    const error = await place.live.deliver(envelope).catch((reason: unknown) => reason);
    refused.push((error as { code?: string }).code ?? 'accepted');
  }
  expect(envelopes.length).toBeGreaterThan(3000);
  expect([...new Set(refused)]).toEqual(['unsigned']);
});

it('stores no byte that no signed statement announced, nor after the statement has expired [D-3]', async () => {
  const place = await openPlace();
  const [bytes = Buffer.alloc(0)] = filesOf(two).values();
  await expect(place.live.putFile(bytes)).rejects.toMatchObject({ code: 'unsigned' });
  await place.live.deliver(signStatement(await place.publishStatement(two), [place.keys.a]));
  place.clock.now += 121_000;
  await expect(place.live.putFile(bytes)).rejects.toMatchObject({ code: 'unsigned' });
  expect(await place.objects.size(`files/${sha384Of(bytes)}.js`)).toBeNull();
});

it('accepts the same deploy unforged', async () => {
  const place = await openPlace();
  const { envelope, files } = await built(two)(place);
  expect(await place.send(envelope as Envelope, files)).toMatchObject({ outcome: 'applied', revision: 2 });
});
