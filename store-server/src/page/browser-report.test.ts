import { pino } from 'pino';
import { startTestServer } from '../testing/test-server';

it('[T17] two hundred reports of one address are logged in a minute, and those of others as well', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const server = await startTestServer({ log });
  const report = { type: 'csp-violation', body: { effectiveDirective: 'script-src', blockedURL: 'inline' } };
  const send = (remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: '/csp',
      remoteAddress,
      headers: { 'content-type': 'application/reports+json' },
      payload: JSON.stringify(Array.from({ length: 20 }, () => report)),
    });
  const logged = () => lines.filter((line) => line.includes('"browser.report"')).length;
  for (let times = 0; times < 12; times += 1) expect((await send('198.51.100.1')).statusCode).toBe(204);
  expect(logged()).toBe(200);
  await send('198.51.100.2');
  expect(logged()).toBe(220);
  await server.stop();
});
