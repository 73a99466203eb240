import { createServer, type AddressInfo, type Socket } from 'node:net';
import { MailServer } from './mail-server';

const MAIL = {
  id: 1,
  made_at: 0,
  address: 'ada@shop.example',
  subject: 'Subject',
  text: 'Text',
  html: '<p>Text</p>',
  stop_url: '',
};

type Step = 'connection' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'text';

const ANSWERS: Readonly<Record<Step, string>> = {
  connection: '220 ready',
  EHLO: '250-here\r\n250 AUTH PLAIN',
  AUTH: '235 in',
  MAIL: '250 from',
  RCPT: '250 to',
  DATA: '354 go on',
  text: '250 taken',
};

/** Mail server that breaks off at one step, or answers something else there, from when it is told to. */
async function startScriptedServer() {
  const script: { step?: Step; answer?: string } = {};
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isText = false;
    const at = (step: Step): void => {
      if (script.step !== step) socket.write(`${ANSWERS[step]}\r\n`);
      else if (script.answer === undefined) socket.destroy();
      else socket.write(`${script.answer}\r\n`);
    };
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const said = String(data);
      const word = said.slice(0, 4).toUpperCase();
      if (isText) {
        if (said.endsWith('\r\n.\r\n')) at('text');
      } else if (word === 'QUIT') socket.end('221 bye\r\n');
      else {
        isText = word === 'DATA';
        at(word as Step);
      }
    });
    at('connection');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const mails = await MailServer.open({ url: `smtp://ada:secret@127.0.0.1:${port}`, from: 'a@shop.example' });
  return { script, stop, send: () => mails.send(MAIL, 'https://shop.example') };
}

describe('a mail server that let this one in', () => {
  let server: Awaited<ReturnType<typeof startScriptedServer>>;

  beforeEach(async () => {
    server = await startScriptedServer();
  });
  afterEach(() => server.stop());

  it('and cannot be reached any more has no mail: it is sent later', async () => {
    await server.stop();
    expect(await server.send()).toEqual({ outcome: 'later', code: null });
  });

  it.each(['connection', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA'] as const)(
    'and breaks off at %s was not handed the text: the mail is sent later',
    async (step) => {
      server.script.step = step;
      expect(await server.send()).toEqual({ outcome: 'later', code: null });
    },
  );

  it('and breaks off after the text may have taken the mail: it is never sent again', async () => {
    server.script.step = 'text';
    expect(await server.send()).toEqual({ outcome: 'unknown', code: null });
  });

  it.each([
    ['connection', '554 not now', 'later', 554],
    ['connection', '421 too many', 'later', 421],
    ['AUTH', '535 wrong', 'later', 535],
    ['MAIL', '550 not from there', 'refused', 550],
    ['RCPT', '550 nobody', 'refused', 550],
    ['RCPT', '450 full', 'later', 450],
    ['DATA', '451 not now', 'later', 451],
    ['text', '451 not now', 'later', 451],
    ['text', '554 no', 'refused', 554],
  ] as const)('and answers %s with %s: the mail is %s', async (step, answer, outcome, code) => {
    Object.assign(server.script, { step, answer });
    expect(await server.send()).toEqual({ outcome, code });
  });

  it('takes the next mail after one that was not', async () => {
    server.script.step = 'text';
    await server.send();
    delete server.script.step;
    expect(await server.send()).toEqual({ outcome: 'sent', code: null });
  });
});
