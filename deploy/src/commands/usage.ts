const build = ['build [--fast] | compress | check [--root DIR]'];
const asked = ['status | history [--from REVISION] | diff A B [--app BUILD] --to URL|DIR|s3://… --key FILE'];
const back = ['rollback [REVISION] [--app BUILD] [--reason TEXT] | prune --to URL|DIR|s3://… --key FILE'];

/** What follows each verb; verbs of one line share it. */
const lines: Readonly<Record<string, readonly string[]>> = {
  build,
  compress: build,
  check: build,
  new: ['new NAME [--from FOLDER OF TARBALLS] [--root DIR]'],
  dev: ['dev PACKAGE --from URL [--port 4100] | --to URL --key FILE'],
  start: ['start --to DIR|s3://BUCKET/PREFIX'],
  publish: [
    'publish PACKAGE --to URL|DIR|s3://BUCKET/PREFIX --key FILE [--key FILE] [--version 1.2.3] [--app BUILD]',
    '                  [--share PERCENT | --preview HOURS | --keep-for APP,APP] [--reason TEXT] [--override REASON] [--critical] [--dry-run]',
  ],
  promote: ['promote BUILD --from DIR|s3://… --to URL|DIR|s3://… --key FILE [as for publish]'],
  canary: [
    'canary BUILD --share PERCENT [--version X] --to URL|DIR|s3://… --key FILE [--reason TEXT] [--override REASON]',
  ],
  flag: [
    'flag set APPLICATION NAME VALUE [--share PERCENT] | flag unset APPLICATION NAME --to URL|DIR|s3://… --key FILE [--reason TEXT]',
  ],
  status: asked,
  history: asked,
  diff: asked,
  rollback: back,
  prune: back,
  key: [
    'key create --team TEAM --person NAME --out FILE [--days 90]',
    "key trust 'LINE OF key create' --to DIR|s3://… [--builds BUILD,BUILD] [--replaces ID]",
    'key revoke ID [--since MOMENT] | list | export --to DIR|s3://…',
  ],
};

/** How a command is written: of one verb, or of all where there is no such verb. */
export function usageOf(verb: string): string {
  const own = Object.hasOwn(lines, verb) ? lines[verb] : undefined;
  const all = own ?? [...new Set(Object.values(lines))].flat();
  return all
    .map((line, at) => `${at === 0 ? 'usage:' : '      '} ${line.startsWith(' ') ? '' : 'deploy '}${line}`)
    .join('\n');
}
