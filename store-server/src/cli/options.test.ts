import { readOptions } from './options';

const usageOf = (argv: readonly string[], env: Record<string, string> = {}): string => {
  try {
    readOptions(argv, env);
  } catch (error) {
    expect(error).toMatchObject({ name: 'StartError', exitCode: 2 });
    const { message } = error as Error;
    expect(message).not.toContain('\n');
    return message;
  }
  return 'nothing was refused';
};

describe('flags and environment', () => {
  it('have the documented defaults', () => {
    expect(readOptions([], {})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: null,
      catalog: null,
      scenario: 'fresh',
      adminToken: null,
      appPassword: null,
      backend: null,
      sandbox: true,
      releaseDir: 'dist/release',
      deployPort: null,
      deployHost: '127.0.0.1',
      deployDir: null,
      logLevel: 'warn',
      helpVideo: { host: 'www.youtube-nocookie.com', id: null },
    });
  });

  it('each flag wins over its variable', () => {
    const env = {
      PORT: '1',
      HOST: 'a',
      DATA_DIR: 'a',
      CATALOG: 'a',
      SCENARIO: 'a',
      ADMIN_TOKEN: 'a'.repeat(8),
      APP_PASSWORD: 'a'.repeat(8),
    };
    const flags =
      '--port 2 --host b --data-dir b --catalog b --scenario b --admin-token bbbbbbbb --app-password bbbbbbbb';
    expect(readOptions([], env)).toMatchObject({
      port: 1,
      host: 'a',
      dataDir: 'a',
      catalog: 'a',
      scenario: 'a',
      adminToken: 'aaaaaaaa',
      appPassword: 'aaaaaaaa',
    });
    expect(readOptions(flags.split(' '), env)).toMatchObject({
      port: 2,
      host: 'b',
      dataDir: 'b',
      catalog: 'b',
      scenario: 'b',
      adminToken: 'bbbbbbbb',
      appPassword: 'bbbbbbbb',
    });
  });

  it('an empty variable counts as absent', () => {
    expect(readOptions([], { PORT: '', DATABASE_URL: '', BACKEND_URL: '' })).toMatchObject({
      port: 4000,
      databaseUrl: null,
      backend: null,
    });
  });

  it('the sandbox goes off by flag, by variable and before a real store [S-13]', () => {
    expect(readOptions(['--no-sandbox'], {}).sandbox).toBe(false);
    expect(readOptions([], { SANDBOX: 'off' }).sandbox).toBe(false);
    expect(readOptions(['--backend', 'https://shop.example/wp-json'], {}).sandbox).toBe(false);
    expect(usageOf(['--backend', 'https://shop.example/wp-json'], { SANDBOX: 'on' })).toContain('SANDBOX=on');
  });

  it('a mail server comes with a sender, and a bad one is refused without its password', () => {
    const SMTP_URL = 'smtps://shop:secret@mail.example:465';
    const MAIL_FROM = 'Shop alerts <alerts@shop.example>';
    expect(readOptions([], { SMTP_URL, MAIL_FROM }).mail).toEqual({ url: SMTP_URL, from: MAIL_FROM });
    expect(usageOf([], { SMTP_URL: 'https://shop:secret@mail.example', MAIL_FROM })).toBe(
      'SMTP_URL: needs the form smtp://user:password@host:587 or smtps://user:password@host:465',
    );
    expect(usageOf([], { SMTP_URL, MAIL_FROM: 'alerts' })).toBe(
      'MAIL_FROM: "alerts" is neither an address nor of the form Name <address>',
    );
  });

  it('a provider of OpenID Connect comes with a client and roles, and by https', () => {
    const env = {
      OIDC_ISSUER: 'https://login.example/shop',
      OIDC_CLIENT_ID: 'shop',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_ROLES: 'shop=admins=owner, marketing = advertiser',
    };
    expect(readOptions([], {}).openId).toBeNull();
    expect(readOptions([], env).openId).toEqual({
      issuer: new URL('https://login.example/shop'),
      clientId: 'shop',
      clientSecret: 'secret',
      roles: [
        ['shop=admins', 'owner'],
        ['marketing', 'advertiser'],
      ],
      claim: 'groups',
      scope: 'openid profile email',
    });
    expect(usageOf([], { ...env, OIDC_CLIENT_SECRET: '' })).toBe(
      'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ROLES go together: OIDC_CLIENT_SECRET is missing',
    );
    expect(usageOf([], { ...env, OIDC_ISSUER: 'http://login.example' })).toBe(
      'OIDC_ISSUER: needs the form https://login.example (http on this computer alone)',
    );
    expect(usageOf([], { ...env, OIDC_ROLES: 'admins=king' })).toMatch(/^OIDC_ROLES: "admins=king" is not of the form/);
  });

  it('a real store comes with its credentials from the environment', () => {
    const env = { BACKEND_URL: 'https://shop.example/wp-json/', BACKEND_USER: 'u', BACKEND_PASSWORD: 'p' };
    const { backend } = readOptions([], env);
    expect(backend?.url.href).toBe('https://shop.example/wp-json');
    expect(backend).toMatchObject({ user: 'u', password: 'p' });
  });

  it.each([
    [['--unknown'], /--unknown/],
    [['positional'], /positional/],
    [['--port', 'x'], '--port: "x" is not a whole number from 0 to 65535'],
    [['--port', '65536'], '--port: "65536" is not a whole number from 0 to 65535'],
    [['--port=-1'], '--port: "-1" is not a whole number from 0 to 65535'],
    [['--port'], /--port/],
    [['--host', 'a b'], '--host: "a b" is not a host name or address'],
    [['--data-dir='], '--data-dir needs a value'],
    [['--database-url', 'mysql://x'], /^--database-url: needs the form postgres/],
    [['--scenario', '../x'], '--scenario: "../x" is not a name'],
    [['--admin-token', 'ü'], /^--admin-token: needs at most 256 printable/],
    [['--app-password', 'x'.repeat(257)], /^--app-password: needs at most 256 printable/],
    [['--backend', 'ftp://shop.example'], /^--backend: needs a REST root/],
    [['--backend', 'http://shop.example/wp-json'], '--backend: needs https, except on this computer'],
    [['--backend', 'https://u:p@shop.example/wp-json'], /^--backend: put the credentials into/],
    [['--backend', 'https://shop.example/wp-json', '--catalog', 'a.csv'], /^--catalog imports/],
    [['--backend', 'https://shop.example/wp-json', '--scenario', 'fresh'], /^--scenario is for/],
    [['--deploy-port', 'x'], /^--deploy-port: "x" is not a whole number/],
  ] as const)('refuses %j in one line', (argv, line) => {
    expect(usageOf(argv)).toMatch(line);
  });

  it.each([
    ['PORT', 'http', /^--port/],
    ['TRACKING', 'yes', 'TRACKING: "yes" is neither on nor off'],
    ['CONVERSION_STATUS', 'done', /^CONVERSION_STATUS: needs one of unknown/],
    ['SANDBOX', 'maybe', 'SANDBOX: "maybe" is neither on nor off'],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL: "loud" is none of/],
    ['PUBLIC_URL', 'admin.shop.example', /^PUBLIC_URL/],
    ['BILLING_HOSTS', 'https://x', /^BILLING_HOSTS: "https:\/\/x" is not a host name/],
    ['QUOTES', '[1]', /^QUOTES: needs JSON/],
    ['HELP_VIDEO_ID', 'a/../b', 'HELP_VIDEO_ID: "a/../b" is not the id of a video'],
    ['HELP_VIDEO_HOST', 'https://x', /^HELP_VIDEO_HOST: "https:\/\/x" is not a host name/],
    ['RATE_LIMIT', '0', /^RATE_LIMIT/],
    ['SMTP_URL', 'smtp://mail.example', 'SMTP_URL and MAIL_FROM go together'],
    ['BACKEND_USER', 'u', 'nothing was refused'],
  ])('refuses %s=%s in one line', (name, value, line) => {
    expect(usageOf([], { [name]: value })).toMatch(line);
  });
});
