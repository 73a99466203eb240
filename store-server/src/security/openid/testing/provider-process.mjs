/** A provider of OpenID Connect in a process of its own; who signs in there is told by `POST /play`. */
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const [redirectUri, afterSignOut] = process.argv.slice(2);
const play = { account: 'ada', ahead: 0 };
const realNow = Date.now;
Date.now = () => realNow() + play.ahead * 1000;
const accounts = {};

const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://localhost:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'shop',
        client_secret: 'the secret of the shop',
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [afterSignOut],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    scopes: ['openid', 'email', 'profile', 'groups'],
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...accounts[id] }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
    ttl: {
      AuthorizationCode: 60,
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AccessToken: 600,
      IdToken: 600,
    },
    cookies: { keys: ['the keys of a test'] },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url === '/play') {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        const { account, claims, ...more } = JSON.parse(body);
        Object.assign(play, more, account === undefined ? {} : { account });
        if (claims !== undefined) accounts[play.account] = claims;
        response.end();
      });
    } else if (request.url.startsWith('/interaction/')) {
      const result =
        play.account === null ? { error: 'access_denied' } : { login: { accountId: play.account, remember: false } };
      void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    } else answer(request, response);
  });
  process.stdout.write(`${issuer}\n`);
});
