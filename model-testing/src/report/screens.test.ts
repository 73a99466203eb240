import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnreadableRecording } from '../recordings/recording-files';
import { screenTrace, tracedRecordings, UnreadableTrace } from './screens';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'traces-'));
  mkdirSync(join(folder, 'order/mine'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

it('names the file of a replay that was cut off', () => {
  const [trace, recording] = ['trace', 'recording'].map((name) => join(folder, `order/mine/${name}.json`));
  writeFileSync(trace ?? '', '{"where":');
  writeFileSync(recording ?? '', '{}');
  const reading = () => screenTrace(folder, 'order', 'mine');
  expect(reading).toThrow(UnreadableTrace);
  expect(reading).toThrow(`${trace}: no JSON: `);
  const finding = () => tracedRecordings(folder, 'order', []);
  expect(finding).toThrow(UnreadableRecording);
  expect(finding).toThrow(`${recording}: format is undefined, not "model-recording/1"`);
});
