/** Debian's programs for a WordPress of one's own. */
import { existsSync, readdirSync } from 'node:fs';
import { runChild } from '../children.mjs';

const packages = [
  'wordpress',
  'wordpress-l10n',
  'apache2',
  'libapache2-mod-php',
  'php-cli',
  'php-mysql',
  'php-curl',
  'php-mbstring',
  'php-xml',
  'mariadb-server',
];

const needed = {
  php: '/usr/bin/php',
  apache: '/usr/sbin/apache2',
  database: '/usr/sbin/mariadbd',
  databaseInstaller: '/usr/bin/mariadb-install-db',
};

const modules = '/usr/lib/apache2/modules';

/** Apache's module for PHP, by the name it is loaded under. */
function findPhpModule() {
  const [file] = (existsSync(modules) ? readdirSync(modules) : []).filter((name) => /^libphp[\d.]*\.so$/.test(name));
  return file === undefined ? null : `${modules}/${file}`;
}

/** The programs and WordPress's folder (Debian's, or `WORDPRESS_PATH`) by name, or null where one of them is missing. */
function findWordPress(env) {
  const phpModule = findPhpModule();
  const wordpress = env.WORDPRESS_PATH || '/usr/share/wordpress';
  const files = [`${wordpress}/wp-load.php`, `${wordpress}/wp-content/languages/ar.mo`];
  const isThere = [...files, ...Object.values(needed)].every((path) => existsSync(path));
  return phpModule !== null && isThere ? { ...needed, wordpress, phpModule } : null;
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The programs, installed where they are asked for (`REQUIRE_WORDPRESS=1`); null where there are none. */
export async function ensureWordPress(log, env = process.env) {
  const found = findWordPress(env);
  if (found !== null || env.REQUIRE_WORDPRESS !== '1') return found;
  if (mayInstall()) {
    log('installing WordPress, Apache with PHP, and MariaDB (Debian packages)');
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await runChild('apt-get', ['update', '-q'], quiet);
    await runChild('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], quiet);
  }
  const installed = findWordPress(env);
  if (installed === null)
    throw new Error(`WordPress is required and cannot be installed here (${packages.join(' ')}).`);
  return installed;
}
