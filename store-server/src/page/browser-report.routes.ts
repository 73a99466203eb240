import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isObject } from '../base/is-object';

/** A report of the browser: a policy refused something. */
export interface BrowserReport {
  readonly at: number;
  readonly directive: string;
  readonly blocked: string;
  readonly document: string;
  readonly sample: string;
}

const KEPT = 200;

const TYPES = ['application/csp-report', 'application/reports+json'];

/** Reports of one address that are heard in a minute: whoever sends more fills the log. */
const MOST_A_MINUTE = 200;

/**
 * Takes the browser's reports at `/csp`: each of something that was refused is logged, the last 200 are kept in memory. Of one
 * address as many are heard in a minute; `addressOf` says under which name it is counted.
 */
export const registerReports = (
  app: FastifyInstance,
  now: () => number,
  addressOf: (request: FastifyRequest) => string,
): readonly BrowserReport[] => {
  const count = app.createRateLimit({
    max: MOST_A_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => `report ${addressOf(request)}`,
  });
  const reports: BrowserReport[] = [];
  void app.register(async (scope) => {
    scope.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: 16_384 }, (_request, text, done) => {
      try {
        done(null, JSON.parse(String(text)));
      } catch {
        done(null, null);
      }
    });
    scope.post(
      '/csp',
      { config: { access: 'public', withoutRoom: true }, bodyLimit: 16_384 },
      async (request, reply) => {
        for (const report of reportsOf(request.body, now())) {
          const heard = await count(request);
          if (!heard.isAllowed && heard.isExceeded) break;
          request.log.warn({ event: 'browser.report', ...report }, 'the browser refused something');
          reports.push(report);
          if (reports.length > KEPT) reports.shift();
        }
        return reply.code(204).send();
      },
    );
  });
  return reports;
};

/** Serves the reports of browsers, oldest first, for the tests of the embedded mode. */
export const registerReportList = (app: FastifyInstance, reports: readonly BrowserReport[]): void => {
  app.get('/wp-json/sandbox/v1/reports', { config: { access: 'api' } }, async () => reports);
};

const reportsOf = (body: unknown, at: number): readonly BrowserReport[] => {
  const list: readonly unknown[] = Array.isArray(body) ? body.slice(0, 20) : [body];
  return list.filter(isObject).flatMap((entry) => {
    const detail = entry['csp-report'] ?? entry['body'];
    return isObject(detail) && !blockedNothing(detail) ? [reportOf(detail, at)] : [];
  });
};

/** WebKit reports every module under a policy that only reports: nothing was refused, and it would bury what was. */
const blockedNothing = ({ reportOnly, disposition }: Readonly<Record<string, unknown>>): boolean =>
  reportOnly === true || disposition === 'report';

const reportOf = (detail: Readonly<Record<string, unknown>>, at: number): BrowserReport => {
  const text = (...names: readonly string[]): string => {
    const value = names.map((name) => detail[name]).find((candidate) => typeof candidate === 'string');
    return typeof value === 'string' ? value.slice(0, 300) : '';
  };
  return {
    at,
    directive: text('effectiveDirective', 'effective-directive', 'violated-directive', 'destination'),
    blocked: withoutQuery(text('blockedURL', 'blocked-uri')),
    document: withoutQuery(text('documentURL', 'document-uri')),
    sample: text('sample', 'script-sample'),
  };
};

/** A query may hold what does not belong in a log. */
const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';
