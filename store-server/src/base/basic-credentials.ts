/** What follows `Basic ` in an Authorization header: base64 of UTF-8, as servers read it. */
export const basicCredentials = (user: string, password: string): string =>
  Buffer.from(`${user}:${password}`, 'utf8').toString('base64');
