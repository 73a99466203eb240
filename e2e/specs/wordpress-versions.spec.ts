import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { bootstrapSchema, indexedCalls, type Bootstrap } from '@listings/shared-api/contract';
import { routesIndexCases } from '@listings/shared-api/behaviour';
import { plugin213, plugin29, PlayedStore } from '../src/plugin-version';
import { openWordPress, pageOf, type AdminScene } from '../src/wordpress';

const it = openWordPress();

const factsOf = async ({ context, wordpress }: AdminScene): Promise<Bootstrap> => {
  const document = '/wp-admin/admin-post.php?action=listings_and_ads&path=/google/settings';
  const markup = await (await context.request.get(wordpress.url + document)).text();
  return bootstrapSchema.parse(JSON.parse(/id="bootstrap">([^<]*)</.exec(markup)?.[1] ?? 'null'));
};

/** Calls that the plugin's PHP finds missing, for each index of routes. */
function missingByPhp(indexes: readonly unknown[]): readonly (readonly string[] | null)[] {
  const file = join(process.cwd(), 'host-wordpress/includes/class-store-calls.php');
  const code = `define( 'ABSPATH', '/' );
    require '${file}';
    $given = json_decode( stream_get_contents( STDIN ) );
    $answer = function ( $index ) use ( $given ) {
      $methods = function ( $route ) { return $route->methods; };
      return Listings_And_Ads\\Store_Calls::missing( array_map( $methods, (array) $index->routes ), $given->calls );
    };
    echo json_encode( array_map( $answer, $given->indexes ) );`;
  const input = JSON.stringify({ calls: indexedCalls, indexes });
  return JSON.parse(execFileSync('php', ['-r', code], { input, encoding: 'utf8' })) as ReturnType<typeof missingByPhp>;
}

test('PHP finds the same calls missing as the contract, index by index', () => {
  const found = missingByPhp(routesIndexCases.map(({ index }) => index));
  const byTitle = routesIndexCases.map(({ title, missing }, at) => ({ title, missing, found: found[at] }));
  expect(byTitle.map(({ title, found: calls }) => ({ title, calls }))).toEqual(
    byTitle.map(({ title, missing: calls }) => ({ title, calls })),
  );
});

it('the page knows the version of the store plugin, and that it has every call of the contract', async (scene) => {
  const { missingCalls, pluginVersion, host } = await factsOf(scene);
  expect({ missingCalls, pluginVersion }).toEqual({ missingCalls: [], pluginVersion: plugin213.name });
  expect(host).not.toHaveProperty('calls');
});

it(
  'a newer store plugin is set up in three steps, without a call that it does not have [S2.14-S2.19, S4.20]',
  async (scene) => {
    const { app, open, page, store, wordpress } = scene;
    const played = await PlayedStore.start(store, plugin29);
    try {
      await wordpress.option('played_store_url', new URL(played.restRoot).origin);
      await wordpress.option('played_store_version', plugin29.name);
      const errors: string[] = [];
      page.on('response', (answer) => {
        if (answer.url().includes('/wc/gla/') && answer.status() >= 400) errors.push(answer.url());
      });
      const { missingCalls, pluginVersion, host } = await factsOf(scene);
      expect({ missingCalls, pluginVersion, calls: host.calls }).toEqual({
        calls: {
          getStoreChecks: '/listings-and-ads/v1/store-checks',
          runStoreChecks: '/listings-and-ads/v1/store-checks',
        },
        missingCalls: [
          'requestVerificationCode',
          'verifyPhoneNumber',
          'estimateCampaign',
          'getFeedProduct',
          'getStoreOrders',
          'getCountriesReport',
          'listActivity',
          'getActivityEntry',
          'undoActivity',
          'countUnreadAlerts',
          'listAlerts',
          'markAlertsRead',
          'getAlertSettings',
          'saveAlertSettings',
          'getAlertWebhook',
          'saveAlertWebhook',
          'testAlertWebhook',
          'listHandOvers',
          'createHandOver',
          'renewHandOver',
          'withdrawHandOver',
          'listApiKeys',
          'createApiKey',
          'revokeApiKey',
          'listSavedViews',
          'saveSavedViews',
        ],
        pluginVersion: '2.9',
      });
      await open(pageOf('/google/setup-mc?step=store_requirements'));
      const steps = app.getByRole('list', { name: 'Setup steps' }).getByRole('listitem');
      await steps.first().waitFor();
      expect(await steps.count()).toBe(3);
      expect(errors).toEqual([]);
    } finally {
      await wordpress.option('played_store_url', null);
      await wordpress.option('played_store_version', plugin213.name);
      await played.close();
    }
  },
  { scenario: 'connected' },
);
