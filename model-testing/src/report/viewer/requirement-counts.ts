import type { ReportData, Share } from '../report-data';

/** How many ids each chapter of the two parts of the specification has: chapter 1 of the first, `S1.01` to `S1.09`. */
const lengths = {
  S: [1, 9, 37, 16, 24, 20, 6, 39, 49, 10],
  O: [1, 4, 53, 15, 13, 7, 3, 30, 19, 10],
};

/** Every id of the specification. */
export const specificationIds: readonly string[] = Object.entries(lengths).flatMap(([part, chapters]) =>
  chapters.flatMap((last, chapter) =>
    Array.from({ length: last }, (_, at) => `${part}${chapter}.${String(at + 1).padStart(2, '0')}`),
  ),
);

/** Ids of the specification by what stands for them. */
export interface RequirementCounts {
  /** Behaviour of machines. */
  readonly ofMachines: readonly string[];
  /** Named by titles of tests alone. */
  readonly ofTests: readonly string[];
  /** Named by neither. */
  readonly unnamed: readonly string[];
  /** Ids of reviews and decisions, which machines or tests name. */
  readonly others: readonly string[];
}

type Named = Pick<ReportData, 'models' | 'tests'>;

/** Sorts the ids of the specification by what stands for them. */
export function requirementCounts({ models, tests }: Named): RequirementCounts {
  const machines = new Set(models.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
  const isTested = (id: string) => tests[id] !== undefined;
  const specified = new Set(specificationIds);
  const alone = specificationIds.filter((id) => !machines.has(id));
  return {
    ofMachines: specificationIds.filter((id) => machines.has(id)),
    ofTests: alone.filter(isTested),
    unnamed: alone.filter((id) => !isTested(id)),
    others: [...new Set([...machines, ...Object.keys(tests)])].filter((id) => !specified.has(id)),
  };
}

/** The requirements of machines, each once, whatever number of machines it is of. */
export function requirementsShare({ models }: Pick<ReportData, 'models'>): Share {
  const isCovered = new Map<string, boolean>();
  for (const { id, items } of models.flatMap((model) => model.requirements))
    isCovered.set(id, (isCovered.get(id) ?? true) && items.every((item) => item.isCovered));
  return { covered: [...isCovered.values()].filter(Boolean).length, of: isCovered.size };
}
