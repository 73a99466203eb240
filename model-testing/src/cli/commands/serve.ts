import { startScriptedServer } from '../../scripted-server/scripted-server';
import { isAddress } from '../names';
import { exit, Misuse, noMoreThan, type Command } from '../command';

/** Resolves when somebody ends the program. */
const interrupted = () =>
  new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });

/** Puts a server in front of a front end; its answers are given one by one. */
export const serve: Command = {
  name: 'serve',
  words: '',
  summary: 'Stands in front of a front end and answers its calls as it is told.',
  details: [
    'Open the address it prints and use the screens; calls go on to the front end until they are held. What is answered',
    'is told by its control address, by the names of the models (`npm run model -- list MODEL`):',
    '  curl ADDRESS/__script/begin  -d \'{"hold":["getBillingStatus"]}\'            these calls wait',
    '  curl ADDRESS/__script/waiting                                              what waits, with what it carries',
    '  curl ADDRESS/__script/answer -d \'{"model":"billing","call":"getBillingStatus","answers":"approved"}\'',
    "  curl ADDRESS/__script/next   -d '…the same…'                               the answer of the next such call",
    'Ends with Ctrl-C.',
  ],
  examples: ['serve --front http://localhost:8080', 'serve --front https://staging.example --port 4000'],
  options: {
    front: { type: 'string', value: 'URL', help: 'the front end: `npm start`, or one that is deployed' },
    port: { type: 'string', value: 'N', default: '0', to: 65_535, help: 'port on this machine; 0 takes a free one' },
  },
  run: async (typed, _at, { print }) => {
    noMoreThan(0, typed);
    const front = typed.text('front');
    if (front === null || !isAddress(front)) throw new Misuse('serve needs --front, the address of a front end.');
    const server = await startScriptedServer({ front, port: typed.number('port') });
    print(`ready ${server.url}, in front of ${front}`);
    await interrupted();
    await server.close();
    return exit.fine;
  },
};
