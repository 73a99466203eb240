import { createPrivateKey, sign } from 'node:crypto';
import { signStatement } from '../signing/envelope';
import { bent, built, own, signedBy, stated, timed, two, type Forge } from './forgery.fixture';
import { application, filesOf, makeKey, platform, shell } from './live.fixture';

export const wrongTeam: [string, Forge][] = [
  ["another team's application", built(application('mfe-b', 'mine now'))],
  ["another team's application in the other team's name", signedBy(own, { team: 'team-b', app: 'mfe-b' })],
  ['its own application in the name of another team', stated({ team: 'team-b' })],
  ['its own application in the name of the platform', stated({ team: 'platform' })],
  ['an application of nobody', built(application('mfe-new', 'x'))],
  ['the shell', built(shell)],
  ['a shared library', built(platform('mine'))],
  ['a shared library in the name of the platform', built(platform('mine'), { team: 'platform' })],
  ['a team named __proto__', stated({ team: '__proto__' })],
  ['a team named constructor', stated({ team: 'constructor', app: 'constructor' })],
  ['an app named toString', stated({ app: 'toString' })],
  [
    'a shared library signed by one person twice',
    async (place) => ({
      envelope: signStatement(await place.publishStatement(platform('x'), { team: 'platform' }), [
        place.keys.platform,
        place.keys.platform,
      ]),
      files: filesOf(platform('x')),
    }),
  ],
  [
    'a shared library signed by two strangers to the platform',
    async (place) => ({
      envelope: signStatement(await place.publishStatement(platform('x'), { team: 'platform' }), [
        place.keys.a,
        place.keys.b,
      ]),
      files: filesOf(platform('x')),
    }),
  ],
];

export const wrongSignature: [string, Forge][] = [
  ['a key that is not known', signedBy((place) => [place.keys.stranger])],
  ['a known name with another key', signedBy(() => [{ ...makeKey('team-a', 'ann') }])],
  ['no signature', bent(({ statement }) => ({ statement, signatures: [] }))],
  ['signatures that are no list', bent(({ statement }) => ({ statement, signatures: {} }))],
  ['an empty signature', bent(({ statement }) => ({ statement, signatures: [{ key: 'team-a-ann', signature: '' }] }))],
  [
    'a signature of zeros',
    bent(({ statement }) => ({ statement, signatures: [{ key: 'team-a-ann', signature: 'A'.repeat(86) }] })),
  ],
  [
    'a signature spelt differently',
    bent(({ statement, signatures }) => ({
      statement,
      signatures: signatures.map((each) => ({ ...each, signature: `${each.signature}=` })),
    })),
  ],
  [
    'a true signature beside a false one',
    bent(({ statement, signatures }) => ({
      statement,
      signatures: [...signatures, { key: 'platform-pat', signature: 'A'.repeat(86) }],
    })),
  ],
  [
    'five signatures',
    bent(({ statement, signatures }) => ({
      statement,
      signatures: [signatures[0], signatures[0], signatures[0], signatures[0], signatures[0]],
    })),
  ],
  ['a key id that is no text', bent(({ statement }) => ({ statement, signatures: [{ key: 1, signature: 'x' }] }))],
  [
    'a signature of the bare text',
    bent(({ statement }, { keys }) => ({
      statement,
      signatures: [
        {
          key: keys.a.id,
          signature: sign(null, Buffer.from(statement), createPrivateKey(keys.a.private)).toString('base64url'),
        },
      ],
    })),
  ],
  [
    'the signature of another statement',
    bent(({ statement }, { keys }) => ({ statement, signatures: signStatement(`${statement} `, [keys.a]).signatures })),
  ],
  ['a statement with a space more', bent(({ statement, signatures }) => ({ statement: `${statement} `, signatures }))],
  [
    'a later version than was signed',
    bent(({ statement, signatures }) => ({ statement: statement.replace('1.1.0', '9.9.9'), signatures })),
  ],
  ['an unknown field in the envelope', bent((envelope) => ({ ...envelope, url: 'https://evil.example/app.js' }))],
  [
    'a statement that is an object',
    bent(({ statement, signatures }) => ({ statement: JSON.parse(statement) as object, signatures })),
  ],
  ['null', bent(() => null)],
  ['a list', bent((envelope) => [envelope])],
  ['text', bent(({ statement }) => statement)],
];

export const wrongTime: [string, Forge][] = [
  ['that has expired', timed(-120, -1)],
  ['that expires at this moment', timed(-120, 0)],
  ['that lives longer than five minutes', timed(0, 301)],
  ['that is of tomorrow', timed(86_400, 86_460)],
  ['that expires before it begins', timed(10, 5)],
  ['without an end', stated({ exp: 1e300 })],
  ['with an end that is text', stated({ exp: '9999999999' })],
  ['with a negative beginning', stated({ iat: -1 })],
  ['with a broken second', stated({ iat: 0.5 })],
];

export const replayed: [string, Forge][] = [
  [
    'the same once more',
    async (place) => {
      const envelope = signStatement(await place.publishStatement(two, { version: '1.0.1' }), [place.keys.a]);
      await place.send(envelope, filesOf(two));
      return { envelope };
    },
  ],
  [
    'the same after another deploy',
    async (place) => {
      const envelope = signStatement(await place.publishStatement(two, { version: '1.0.1' }), [place.keys.a]);
      await place.send(envelope, filesOf(two));
      await place.publish(application('mfe-b', 'two'), place.keys.b);
      return { envelope };
    },
  ],
  [
    'the same after a roll-back',
    async (place) => {
      const envelope = signStatement(await place.publishStatement(two, { version: '1.0.1' }), [place.keys.a]);
      await place.send(envelope, filesOf(two));
      await place.say({ action: 'rollback', team: 'team-a', app: 'mfe-a', to: 1 }, place.keys.a);
      return { envelope };
    },
  ],
  [
    'a nonce of another deploy',
    async (place) => {
      const first = await place.publishStatement(two, { version: '1.0.1' });
      await place.send(signStatement(first, [place.keys.a]), filesOf(two));
      return signedBy(own, { nonce: first.nonce, version: '1.2.0' })(place);
    },
  ],
  [
    'what was signed for the map before',
    async (place) => {
      const { hash: prev } = await place.head();
      await place.publish(application('mfe-b', 'two'), place.keys.b);
      return signedBy(own, { prev })(place);
    },
  ],
  ['what was signed for another place', stated({ prev: 'f'.repeat(64) })],
];

export const downgraded: [string, Forge][] = [
  ['the version that is live', stated({ version: '1.0.0' })],
  ['an earlier version', stated({ version: '0.9.9' })],
  [
    'a version that was rolled back',
    async (place) => {
      await place.publish(application('mfe-a', 'two'), place.keys.a, { version: '2.0.0' });
      await place.say({ action: 'rollback', team: 'team-a', app: 'mfe-a', to: 1 }, place.keys.a);
      return stated({ version: '1.5.0' })(place);
    },
  ],
  [
    'ten as if it were less than nine',
    async (place) => {
      await place.publish(application('mfe-a', 'two'), place.keys.a, { version: '1.10.0' });
      return stated({ version: '1.9.0' })(place);
    },
  ],
  ...['1.1', 'v1.1.0', '1.1.0-beta', '1.1.0.1', '01.1.0', '1.1.0\n', 'NaN.1.1', '', '1.1.9999999999'].map(
    (version): [string, Forge] => [`the version ${JSON.stringify(version)}`, stated({ version })],
  ),
];
