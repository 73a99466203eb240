import { signStatement, type Envelope } from '../signing/envelope';
import { application, claimsOf, filesOf, type Place, type TestBuild } from './live.fixture';
import type { PublishStatement } from '../signing/statement';

// Deploys as somebody would forge them who holds one team's key, or none, or listens on the way [G14].

export const two = application('mfe-a', 'two');

/** A forged deploy: what is sent, and the bytes that are sent with it. */
export interface Forgery {
  readonly envelope: unknown;
  readonly files?: ReadonlyMap<string, Buffer>;
}
export type Forge = (place: Place) => Promise<Forgery>;

export const stated =
  (over: Record<string, unknown>): Forge =>
  async (place) => {
    const statement = { ...(await place.publishStatement(two)), ...over };
    return { envelope: signStatement(JSON.stringify(statement), [place.keys.a]), files: filesOf(two) };
  };

export const without =
  (field: keyof PublishStatement): Forge =>
  async (place) => {
    const { [field]: _, ...rest } = await place.publishStatement(two);
    return { envelope: signStatement(JSON.stringify(rest), [place.keys.a]), files: filesOf(two) };
  };

export const built =
  (made: TestBuild, over: Partial<PublishStatement> = {}): Forge =>
  async (place) => {
    const statement = await place.publishStatement(made, { team: 'team-a', ...over });
    return { envelope: signStatement(statement, [place.keys.a]), files: filesOf(made) };
  };

export const withManifest = (change: (manifest: Record<string, unknown>) => Record<string, unknown>): Forge =>
  built({ texts: two.texts, manifest: change({ ...two.manifest }) as unknown as TestBuild['manifest'] });

export const withSource = (source: string): Forge => {
  const [path = ''] = Object.keys(two.texts);
  return built({ manifest: two.manifest, texts: { [path]: source } });
};

export const withFile = (path: string, bytes: Buffer): Forge => {
  return async (place) => {
    const files = filesOf(two).set(path, bytes);
    const statement = await place.publishStatement(two, { files: claimsOf(files) });
    return { envelope: signStatement(statement, [place.keys.a]), files };
  };
};

export const claimed =
  (change: (claim: PublishStatement['files'][number]) => object): Forge =>
  async (place) => {
    const statement = await place.publishStatement(two);
    const files = statement.files.map((claim, index) => (index === 0 ? { ...claim, ...change(claim) } : claim));
    return { envelope: signStatement(JSON.stringify({ ...statement, files }), [place.keys.a]), files: filesOf(two) };
  };

export const signedBy =
  (make: (place: Place) => Parameters<typeof signStatement>[1], over: Partial<PublishStatement> = {}): Forge =>
  async (place) => ({
    envelope: signStatement(await place.publishStatement(two, over), make(place)),
    files: filesOf(two),
  });

export const bent =
  (bend: (envelope: Envelope, place: Place) => unknown): Forge =>
  async (place) => ({
    envelope: bend(signStatement(await place.publishStatement(two), [place.keys.a]), place),
    files: filesOf(two),
  });

const seconds = (place: Place) => place.clock.now / 1000;
export const timed =
  (iat: number, exp: number): Forge =>
  async (place) =>
    stated({ iat: seconds(place) + iat, exp: seconds(place) + exp })(place);

export const own = (place: Place) => [place.keys.a];
