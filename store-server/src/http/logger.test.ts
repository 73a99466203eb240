import { cleanText, createLogger } from './logger';

const record = (work: (log: ReturnType<typeof createLogger>) => void): readonly string[] => {
  let text = '';
  const log = createLogger('info', { write: (line: string) => void (text += line) });
  work(log);
  return text.split('\n').slice(0, -1);
};

describe('the log', () => {
  const attacks = [
    '\r\n',
    '\n{"level":"fatal"}',
    '\u2028',
    '\u2029',
    '\u001b[2J',
    '\u0000',
    '\u0085',
    '\u009b31m',
    '\b\b\b',
    '\u007f',
  ];

  it.each(
    attacks.flatMap((attack) => ['title', 'message', 'error', 'list', 'deep'].map((place) => [attack, place] as const)),
  )('writes one clean record for %j in the %s [S-8]', (attack, place) => {
    const text = `before${attack}after`;
    const lines = record((log) => {
      if (place === 'message') log.info(text);
      else if (place === 'error') log.error({ err: new Error(text) }, 'failed');
      else if (place === 'list') log.info({ list: [text] }, 'list');
      else if (place === 'deep') log.info({ a: { b: { c: text } } }, 'deep');
      else log.info({ title: text }, 'title');
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]|\\u00|\\[rnb]|\\u20/);
    expect(JSON.parse(lines[0] ?? '')).toHaveProperty('time', expect.stringMatching(/Z$/));
  });

  it('shows no secret, wherever it stands [S-8]', () => {
    const secrets = {
      authorization: 's3cret',
      cookie: 's3cret',
      password: 's3cret',
      token: 's3cret',
      email: 's3cret',
      nonce: 's3cret',
      phone_number: 's3cret',
    };
    const [line] = record((log) => log.info({ ...secrets, body: secrets, request: { headers: secrets } }, 'call'));
    expect(line).not.toContain('s3cret');
    expect(line).toContain('[redacted]');
  });

  it('bounds what others wrote', () => {
    expect(cleanText('x'.repeat(100_000))).toHaveLength(2000);
  });
});
