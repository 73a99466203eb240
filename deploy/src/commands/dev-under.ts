import { contractDocument } from '@listings/shared-api/contract-document';
import { loadConfig } from '../build/build-packages';
import { watchLocalBuild } from '../dev/local-build';
import { DeployRefused } from '../live/refused';
import { limits } from '../live/signing/statement';
import { UsageError, type Arguments } from './arguments';
import { readSigningKey } from './keys';
import { localFiles, LocalPreview } from './local';
import type { Print } from './print';
import { openTarget } from './target';

/** Milliseconds after which a build is signed for again: well before its permission ends. */
const renewAfter = (limits.seconds * 1000) / 2;

/**
 * `deploy dev PACKAGE --to URL --key FILE`: the builds of one package of the working tree on the page of a place, for the
 * owners who open their links. Each change is built as it would be published, looked at by the place and shown in the
 * place of the one before, as long as the command runs. Calls `stopped` to know when that is.
 */
export async function devUnderPage(
  args: Arguments,
  root: string,
  { print, stopped }: { readonly print: Print; readonly stopped: () => Promise<void> },
): Promise<number> {
  const [folder = ''] = args.words;
  if (args.keys.length === 0) throw new UsageError('--key is needed');
  const to = args.needed('to');
  if (!/^https?:\/\//.test(to)) throw new UsageError('--to: needs the address of a deploy listener');
  const builds = await loadConfig(root, folder).catch(() => []);
  const shown = builds.filter(({ target }) => target !== 'node');
  if (shown.length === 0) throw new UsageError(`dev: there is no package ${folder} that is shown in a browser`);
  const target = await openTarget(to);
  const keys = await Promise.all(args.keys.map(readSigningKey));
  const contract = Buffer.from(JSON.stringify(contractDocument()));
  const stops = await Promise.all(
    shown.map(async (build) => {
      const preview = new LocalPreview(target, keys, build.name);
      let newest: ReadonlyMap<string, Buffer> | null = null;
      let turn = Promise.resolve();
      let link = '';
      const show = () => {
        const files = newest;
        if (files === null) return;
        turn = turn
          .then(async () => {
            const now = await preview.show(files);
            if (now !== link) print.line(`${build.name} is shown to owners by ${(link = now)}`);
          })
          .catch((error: unknown) => {
            const said = error instanceof Error ? error.message : String(error);
            const reasons = error instanceof DeployRefused ? error.reasons : [said];
            reasons.forEach((reason) => print.complaint(`${build.name}: ${reason}`));
          });
      };
      const stop = await watchLocalBuild(build, { root, folder }, (built) => {
        if ('errors' in built) return built.errors.forEach((line) => print.complaint(line));
        print.line(`${build.name} built in ${built.milliseconds} ms`);
        newest = localFiles(built.files, contract);
        show();
      });
      const renewing = setInterval(show, renewAfter);
      return async () => {
        clearInterval(renewing);
        await stop();
        await turn;
      };
    }),
  );
  await stopped();
  await Promise.all(stops.map((stop) => stop()));
  return 0;
}
