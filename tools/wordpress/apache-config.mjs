/** Modules of Apache that a WordPress usually finds, beside PHP. */
const modules = [
  'mpm_prefork',
  'authz_core',
  'dir',
  'mime',
  'headers',
  'rewrite',
  'env',
  'setenvif',
  'filter',
  'deflate',
];

/** The configuration of an Apache that serves one WordPress, with what its `.htaccess` files say. */
export function apacheConfig({ programs: { phpModule }, folder, webRoot, prefix, port }) {
  const phpName = /libphp7/.test(phpModule) ? 'php7_module' : 'php_module';
  return `
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
LoadModule ${phpName} ${phpModule}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
ServerRoot ${folder}
DocumentRoot ${webRoot}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
User www-data
Group www-data
Mutex file:${folder}
StartServers 3
MinSpareServers 2
MaxSpareServers 6
MaxRequestWorkers 12
TypesConfig /etc/mime.types
DirectoryIndex index.php
<FilesMatch "\\.php$">
  SetHandler application/x-httpd-php
</FilesMatch>
<Directory ${webRoot}>
  AllowOverride All
  Require all granted
  Options FollowSymLinks
</Directory>
<Directory ${webRoot}${prefix}>
  RewriteEngine On
  RewriteBase ${prefix}/
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteCond %{REQUEST_FILENAME} !-d
  RewriteRule . ${prefix}/index.php [L]
</Directory>
SetEnvIf Authorization "(.*)" HTTP_AUTHORIZATION=$1
php_value memory_limit 256M
# Uploads of files have a limit of their own, PHP's usual one.
php_value post_max_size 32M
`;
}
