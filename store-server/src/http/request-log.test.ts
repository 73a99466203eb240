import { createLogger } from './logger';
import { RequestLog } from './request-log';

const log = () => {
  const lines: string[] = [];
  const make = jest.fn(() =>
    createLogger('info', { write: (line: string) => void lines.push(line) }).child({ reqId: 'request-1' }),
  );
  return { lines, make, log: new RequestLog(make) };
};

it('writes under the id of its request, and leaves out what its level does', () => {
  const { lines, log: written } = log();
  written.info({ event: 'one' }, 'first');
  written.debug('left out');
  written.child({ part: 'two' }).warn('second');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'info', reqId: 'request-1', event: 'one', msg: 'first' },
    { level: 'warn', reqId: 'request-1', part: 'two', msg: 'second' },
  ]);
  expect(written.level).toBe('info');
});

it('is made with the first line', () => {
  const { make, log: written } = log();
  expect(make).not.toHaveBeenCalled();
  written.error('one');
  written.error('two');
  expect(make).toHaveBeenCalledTimes(1);
});
