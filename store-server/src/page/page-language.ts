import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookie with the language that an admin chose. */
const COOKIE = 'language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Facts of a request that say which language its reader wants. */
interface Asked {
  readonly searchParams: URLSearchParams;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly acceptLanguage: string | undefined;
}

/** Tags of the header `Accept-Language`, the most wanted first. */
const tagsIn = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((each) => each.trim());
      const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);

const normal = (tag: string): string => tag.replaceAll('_', '-').toLowerCase();

/** The offered language that a wish is content with: `de-AT` and `de_AT` take `de`. */
const offeredFor = (offered: readonly string[], wish: string): string | undefined =>
  offered.find((tag) => normal(tag) === normal(wish)) ??
  offered.find((tag) => normal(tag) === normal(wish).split('-')[0]);

/** The first of the wanted languages that is offered, else the first that is offered. */
export const chooseLanguage = (offered: readonly string[], wanted: readonly string[]): string =>
  wanted.map((wish) => offeredFor(offered, wish)).find((tag) => tag !== undefined) ?? offered[0] ?? 'en';

/**
 * What a request wants: the language in its address, the one its admin chose, those of its browser that are complete.
 * Nobody gets a half-translated page who has not asked for it.
 */
export const wantedLanguages = (
  { searchParams, cookies, acceptLanguage = '' }: Asked,
  complete: readonly string[],
): string[] => {
  const ofBrowser = tagsIn(acceptLanguage).filter((tag) => offeredFor(complete, tag) !== undefined);
  return [searchParams.get('_locale'), cookies[COOKIE], ...ofBrowser].filter(
    (tag): tag is string => typeof tag === 'string' && tag !== '',
  );
};

/** The offered language that was chosen on this browser; null where none was. */
export const chosenLanguage = (
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  offered: readonly string[],
): string | null => offeredFor(offered, cookies[COOKIE] ?? '') ?? null;

/** Keeps the choice for a year, on this browser alone; null forgets it. */
export const keepLanguage = (request: FastifyRequest, reply: FastifyReply, language: string | null): void => {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.siteOrigin.startsWith('https:'),
  } as const;
  if (language === null) void reply.clearCookie(COOKIE, options);
  else void reply.setCookie(COOKIE, language, { ...options, maxAge: YEAR_SECONDS });
};
