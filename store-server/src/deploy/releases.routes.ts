import formbody from '@fastify/formbody';
import type { BuildStatus, FlagStatus } from '@listings/deploy/live';
import type { FlagValue } from '@listings/shared-values/flags';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textOf } from '../http/form-fields';
import { sendLocalPage } from '../page/local-page';
import type { ReleaseSource } from '../page/release';
import { candidateWord } from '../page/served-page';
import { OWNERS } from '../people/roles.rules';
import type { Deploys } from './deploys';
import { releasesPage } from './releases-page';
import type { SlotWatch } from './slot.routes';

export interface ReleasesDependencies {
  readonly release: ReleaseSource;
  /** Null where no deploys are taken. */
  readonly deploys: Pick<Deploys, 'status' | 'lastRevisions' | 'sendBack' | 'localBuilds'> | null;
  /** The last failures in browsers, oldest first. */
  readonly failures: SlotWatch['failures'];
}

const SHOWN = 30;

/** A candidate as owners may choose it: for as long as it is one. */
const candidateOffer = (app: string, { version, share, source }: NonNullable<BuildStatus['candidate']>) => ({
  word: candidateWord(app),
  version,
  share,
  ...(source === undefined ? {} : { message: source.message }),
});

/** A flag as owners may try another value of it; none of one that no build here declares. */
const flagOffer = ({ name, value, share, declared }: FlagStatus) => {
  if (declared === null) return [];
  const { kind, purpose, default: otherwise } = declared;
  const bounds = kind === 'number' ? { least: declared.least, most: declared.most } : {};
  const words: readonly FlagValue[] = kind === 'word' ? declared.words : [true, false];
  const values = kind === 'number' ? {} : { values: words };
  return [{ name, purpose, value: share === undefined ? value : otherwise, ...values, ...bounds }];
};

/** `/releases`: what stands where, how it does, and the way back, for owners. */
export const registerReleases = (app: FastifyInstance, { release, deploys, failures }: ReleasesDependencies): void => {
  const show = async (request: FastifyRequest, reply: FastifyReply, hasFailed = false): Promise<FastifyReply> => {
    const { caller, query } = request;
    // The access rule lets nobody else through.
    if (caller?.kind !== 'session') return reply.code(401).send();
    const builds = deploys && (await deploys.status());
    const revisions = deploys ? await deploys.lastRevisions(SHOWN) : [];
    const { apps } = await release.pageFor(request);
    const sentBack = textOf(query, 'returned') || null;
    return sendLocalPage(
      reply,
      releasesPage({
        builds,
        revisions,
        apps,
        failures: (await failures()).slice(-SHOWN).reverse(),
        nonce: caller.session.nonce,
        sentBack,
        hasFailed,
      }),
    );
  };

  // What an owner may show in the place of what everybody gets, on any page.
  app.get('/wp-json/store/v1/previews', { config: { access: 'api', roles: OWNERS } }, async (_request, reply) => {
    if (deploys === null) return reply.callNotFound();
    const locals = await deploys.localBuilds();
    const live = (await deploys.status()).filter(({ isLive = true }) => isLive);
    const builds = live.map(({ app: name, version, candidate, previews, flags }) => {
      const offered = previews.map(({ word, version: previewed, expires, source }) => {
        return { word, version: previewed, expires, ...(source === undefined ? {} : { message: source.message }) };
      });
      const tried = candidate === null ? [] : [candidateOffer(name, candidate)];
      const own = locals
        .filter((local) => local.app === name)
        .map(({ word, expires, by, variant }) => {
          return { word, version: variant.version, expires, message: by.join(', ') };
        });
      const tunable = flags === undefined ? {} : { flags: flags.flatMap(flagOffer) };
      return { app: name, version, previews: [...tried, ...offered, ...own], ...tunable };
    });
    return reply.send({ builds });
  });
  app.get('/releases', { config: { access: 'page', roles: OWNERS } }, (request, reply) => show(request, reply));
  void app.register(async (forms) => {
    await forms.register(formbody);
    forms.post(
      '/releases/return',
      { config: { access: 'form', roles: OWNERS, withoutRoom: true } },
      async (request, reply) => {
        const [name, version] = [textOf(request.body, 'app'), textOf(request.body, 'version')];
        const by = request.person?.name ?? '';
        // Another deploy may have taken the same number at this moment, or the version have changed since the page was sent.
        const isDone = await deploys
          ?.sendBack(name, version, `Returned by ${by} on the page of releases`)
          .catch((error: unknown) => {
            request.log.warn({ event: 'deploy.kept', app: name, version, err: error }, 'a version was not sent back');
            return false;
          });
        if (isDone !== true) return show(request, reply, true);
        request.log.info(
          { event: 'deploy.returned', app: name, version, by: request.person?.id },
          'sent back by an owner',
        );
        return reply.redirect(`/releases?returned=${encodeURIComponent(name)}`, 303);
      },
    );
  });
};
