import { execFileSync } from 'node:child_process';
import { bootstrapSchema } from '@listings/shared-api/contract';
import type { Page } from 'playwright-core';
import { intlUsesBefore, noteIntl } from '../src/intl-uses';
import { screenNamed } from '../src/screens';
import { openWordPress, pageOf, type AdminScene } from '../src/wordpress';

const it = openWordPress();

const minutesAt = (moment: string) => Date.parse(moment) / 60_000;

/** What the plugin's PHP says of a zone's clock at a moment. */
function clockByPhp(zone: string, moment: string): unknown {
  const code = `define( 'ABSPATH', '/' );
    define( 'MINUTE_IN_SECONDS', 60 );
    define( 'WEEK_IN_SECONDS', 604800 );
    require 'host-wordpress/includes/class-store-clock.php';
    list( , $zone, $now ) = $argv;
    echo json_encode( Listings_And_Ads\\Store_Clock::of( new DateTimeZone( $zone ), strtotime( $now ) ) );`;
  return JSON.parse(execFileSync('php', ['-r', code, '--', zone, moment], { encoding: 'utf8' })) as unknown;
}

// Those of `store-server/src/page/utc-offset.rules.test.ts`, and what WordPress has besides.
test.each([
  ['America/New_York', '2026-11-30T12:00:10Z', -300, '2026-11-01T06:00:00Z', '2027-03-14T07:00:00Z'],
  ['America/New_York', '2026-11-01T05:59:59Z', -240, '2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z'],
  ['America/New_York', '2026-11-01T06:00:00Z', -300, '2026-11-01T06:00:00Z', '2027-03-14T07:00:00Z'],
  ['Europe/Berlin', '2026-07-01T00:00:00Z', 120, '2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'],
  ['Australia/Lord_Howe', '2026-11-30T12:00:00Z', 660, '2026-10-03T15:30:00Z', '2027-04-03T15:00:00Z'],
  ['Asia/Tokyo', '2026-11-30T12:00:00Z', 540, '2025-10-06T12:00:00Z', '2028-01-24T12:00:00Z'],
  ['Asia/Kolkata', '2026-11-30T12:00:00Z', 330, '2025-10-06T12:00:00Z', '2028-01-24T12:00:00Z'],
  ['UTC', '2026-11-30T12:00:00Z', 0, '2025-10-06T12:00:00Z', '2028-01-24T12:00:00Z'],
])('PHP knows the clock of %s at %s, and for how long it is that [O2.39]', (zone, now, minutes, from, until) =>
  expect(clockByPhp(zone, now)).toEqual([minutes, minutesAt(from), minutesAt(until)]),
);

test.each(['+05:30', '-03:00', '+00:00'])('PHP has none for the numeric offset %s, which says so itself', (zone) =>
  expect(clockByPhp(zone, '2026-11-30T12:00:00Z')).toBeNull(),
);

const bootstrapIn = (markup: string) =>
  bootstrapSchema.parse(JSON.parse(/id="bootstrap">([^<]*)</.exec(markup)?.[1] ?? 'null'));

describe('the document', () => {
  const clockOf = async ({ context, wordpress }: AdminScene) => {
    const document = `${wordpress.url}/wp-admin/admin-post.php?action=listings_and_ads&path=/google/dashboard`;
    const { timeZone, utcOffset } = bootstrapIn(await (await context.request.get(document)).text());
    return { timeZone, utcOffset };
  };

  it('has the clock of the site’s zone as the store server has it [O2.39]', async (scene) => {
    const { context, store } = scene;
    await context.request.get(store.signInUrl, { maxRedirects: 0 });
    const servers = bootstrapIn(await (await context.request.get(`${store.url}/google/dashboard`)).text());
    expect(servers.utcOffset).toHaveLength(3);
    expect(await clockOf(scene)).toEqual({ timeZone: 'America/New_York', utcOffset: servers.utcOffset });
  });

  it('follows the site’s settings, and leaves a numeric offset to the page', async (scene) => {
    const { wordpress } = scene;
    try {
      await wordpress.option('timezone_string', 'Asia/Kolkata');
      expect(await clockOf(scene)).toEqual({
        timeZone: 'Asia/Kolkata',
        utcOffset: [330, expect.any(Number), expect.any(Number)],
      });
      await wordpress.option('timezone_string', '');
      await wordpress.option('gmt_offset', 5.5);
      expect(await clockOf(scene)).toEqual({ timeZone: '+05:30', utcOffset: undefined });
    } finally {
      await wordpress.option('gmt_offset', 0);
      await wordpress.option('timezone_string', 'America/New_York');
    }
  });
});

/** Moment at which the application in its frame showed a screen, by its own mark, in milliseconds since 1970. */
async function shownAt(page: Page, path: string): Promise<number> {
  const noted = await page.waitForFunction(
    (mark) => {
      const { performance: times } = document.querySelector<HTMLIFrameElement>('#listings-and-ads-frame')
        ?.contentWindow ?? { performance: undefined };
      const [shown] = times?.getEntriesByName(mark) ?? [];
      return shown && times && times.timeOrigin + shown.startTime;
    },
    `screen-ready:${path}`,
    // Frames are not always drawn on a busy machine.
    { polling: 20 },
  );
  return (await noted.jsonValue()) ?? Number.NaN;
}

describe.each<[string]>([['get started'], ['dashboard'], ['reports'], ['product feed'], ['settings']])(
  'a cold load of %s',
  (name) => {
    const { scenario, path } = screenNamed(name);
    it(
      'in English writes its first numbers and days without `Intl` [19.9]',
      async ({ open, page }) => {
        await noteIntl(page);
        await open(pageOf(path));
        const shown = await shownAt(page, path);
        expect(await intlUsesBefore(page.frames()[1] ?? page, shown)).toEqual([]);
      },
      { scenario },
    );
  },
);
