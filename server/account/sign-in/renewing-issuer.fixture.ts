import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';

const paths = ['/session/refresh/identity', '/session/refresh/access'];
const lifeSeconds = 600;

/** For tests: an issuer over the network with the two calls of session refresh, which the test answers. */
export async function startRenewingIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  const calls: { path: string; response: ServerResponse }[] = [];
  const [asked, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let openCalls = 0;
  const server = createServer(({ url = '' }, response) => {
    const send = (document: unknown) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(document));
    };
    if (url === '/jwks') return send({ keys: [key] });
    if (!paths.includes(url))
      return send({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      });
    openCalls += 1;
    response.on('close', () => {
      openCalls -= 1;
      if (openCalls === 0) closed.resolve();
    });
    calls.push({ path: url, response });
    if (calls.length === paths.length) asked.resolve();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Ada's identity token, issued this many seconds ago. */
  async function sign(secondsAgo = 0) {
    const issuedAt = Math.floor(Date.now() / 1_000) - secondsAgo;
    return new SignJWT({ sub: 'ada', email: 'ada@example.com' })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience('help-and-support')
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifeSeconds)
      .sign(privateKey);
  }

  return {
    env: { IDENTITY_URL: issuer, IDENTITY_REFRESH_CALLS: 'yes' },
    /** The cookies of a session that is due for renewal. */
    dueCookies: async () => `__Host-nep=${await sign(lifeSeconds * 0.75)}; __Host-uaa=the-access`,
    /** Once both calls of a renewal are waiting for their responses. */
    asked: asked.promise,
    /** Once nobody waits for them any more. */
    closed: closed.promise,
    async renew() {
      const identity = await sign();
      const expiresAt = new Date(Date.now() + lifeSeconds * 1_000).toISOString();
      for (const { path, response } of calls) {
        response.setHeader('content-type', 'application/json');
        const token = path.endsWith('identity') ? identity : 'newer-access';
        response.end(JSON.stringify({ token, expiresAt }));
      }
    },
  };
}
