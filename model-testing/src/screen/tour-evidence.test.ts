import type { Recording, Step, Verdict } from '@listings/shared-machines/models';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Tracer } from '../trace/tracer';
import { evidenceIn, evidenceOf, type Tour } from './tour-evidence';

const start = { state: ['dark'], tags: [], offers: ['checks'], says: [], asks: [], shows: null };
const recording: Recording = {
  format: 'model-recording/1',
  model: 'light',
  fingerprint: '',
  name: 'a light',
  origin: { how: 'hand-written', detail: '' },
  start,
  steps: [JSON.parse('{"by":"user","does":"checks","then":{"state":["burning"]}}') as Step],
};
const failed: Verdict = {
  ok: false,
  at: 1,
  sentence: 'the admin checks',
  differences: [{ facet: 'light', expected: true, seen: false }],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evidence-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Leads a tour that ends with these verdicts, one after the other. */
async function led(verdicts: readonly Verdict[], isTraced = false) {
  const tour: Tour = { folder, model: 'light', file: 'screen-01', recording, isTraced };
  const left = [...verdicts];
  const tracer = new Tracer('jsdom');
  const evidence = await evidenceOf(tour, {
    replay: async () => left.shift() ?? { ok: true },
    traceInto: () => tracer.step({ light: ['dark'] }, null),
    traced: () => tracer.read(),
  });
  return { evidence, left, kept: readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() };
}

const files = ['recording', 'trace', 'verdict'].map((name) => `light/screen-01/${name}.json`);

it('leads a tour that fails once more, keeps its trace, and says in words what is not as it should be', async () => {
  const { evidence, left, kept } = await led([failed, failed]);
  expect(evidence).toMatch(/fails at step 1: the admin checks[\s\S]* {2}light should be true and is false\./);
  expect(evidence).toContain(
    `report.html#/recording/light/screen-01/1, after npm run model -- report --screens ${folder}`,
  );
  expect([left, kept]).toEqual([[], ['light', 'light/screen-01', 'light/screen-01/evidence.txt', ...files]]);
  expect([evidenceIn(folder, 'light', null), evidenceIn(folder, 'light', 'screen-02')]).toEqual([[evidence], []]);
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, 'light/screen-01', name), 'utf8'));
  expect([read('verdict.json'), read('recording.json')]).toEqual([failed, recording]);
});

it('says that a tour did not fail once more, and fails all the same', async () => {
  const { evidence } = await led([failed, { ok: true }]);
  expect(evidence).toContain('Led once more, it did not fail');
});

it('traces a tour that does not fail only where it is asked to, and leaves no older trace of one', async () => {
  expect((await led([{ ok: true }], true)).kept).toEqual(['light', 'light/screen-01', ...files]);
  expect(await led([{ ok: true }])).toEqual({ evidence: '', left: [], kept: ['light'] });
});
