import type { ReportModel } from '../report-data';
import { requirementCounts, requirementsShare, specificationIds } from './requirement-counts';

const model = (...requirements: ReportModel['requirements']) => ({ requirements }) as ReportModel;
const item = (isCovered: boolean) => ({ key: 'entering', isCovered });
const models = [
  model({ id: 'S1.02', items: [item(true)] }, { id: 'decisions 5', items: [item(true)] }),
  model({ id: 'S1.02', items: [item(true), item(false)] }, { id: 'O9.10', items: [item(true)] }),
];
const test = { title: 'saves', file: 'order.test.ts', href: '../order.test.ts' };

it('says of each id of the specification whether machines, tests alone or nothing stands for it', () => {
  const { ofMachines, ofTests, unnamed, others } = requirementCounts({
    models,
    tests: { 'S1.01': [test], 'S1.02': [test], 'C-5': [test] },
  });
  expect({ ofMachines, ofTests, others }).toEqual({
    ofMachines: ['S1.02', 'O9.10'],
    ofTests: ['S1.01'],
    others: ['decisions 5', 'C-5'],
  });
  expect(unnamed).toEqual(specificationIds.filter((id) => !['S1.01', 'S1.02', 'O9.10'].includes(id)));
  expect(specificationIds).toHaveLength(366);
});

it('counts a requirement once, covered when all of it is, on all machines', () =>
  expect(requirementsShare({ models })).toEqual({ covered: 2, of: 3 }));
