import type { ReportData, ReportModel, Share } from '../report-data';
import { el, link, mark, table } from './dom';
import { finder } from './finder';
import { requirementCounts, requirementsShare, specificationIds } from './requirement-counts';
import { toModel, toStep } from './routes';
import { failedOf, shareBar, shareNames, sharesOf, totalsOf, trendOf } from './shares';

const total = (name: string, share: Share, trend: readonly HTMLElement[]): HTMLElement =>
  el(
    'div',
    { class: 'total' },
    el('dt', {}, name),
    el('dd', {}, shareBar(share)),
    ...trend.map((each) => el('dd', {}, each)),
  );

const failures = ({ models }: ReportData): readonly HTMLElement[] =>
  models.flatMap(({ id, recordings }) =>
    recordings
      .filter(({ verdict, onScreen }) => !verdict.ok || onScreen?.ok === false)
      .map(({ file, verdict, onScreen }) => {
        const failed = [verdict, onScreen].find((each) => each?.ok === false);
        const at = failed?.ok === false ? failed.at : 0;
        const sentence = failed?.ok === false ? failed.sentence : '';
        return el('li', {}, mark(false), ' ', link(toStep(id, file, at), `${id}, ${file}, step ${at}`), ` ${sentence}`);
      }),
  );

/** Names of the shares where the whole product is meant. */
const longNames = ['Recordings that replay', 'States', 'Arrows', 'Guards, both ways'];

/** Says what the shares of requirements count, and what they do not. */
function whatCounts(data: ReportData): HTMLElement {
  const { ofMachines, ofTests, unnamed, others } = requirementCounts(data);
  return el(
    'p',
    {},
    `Of the specification's ${specificationIds.length} ids, ${ofMachines.length} are behaviour of these machines; `,
    `${ofTests.length} more are proven by `,
    link('#/requirements', 'tests of their own'),
    `; ${unnamed.length} are named by neither. Coverage here counts the machines alone`,
    others.length === 0 ? '.' : `; machines and tests also name ${others.length} ids of reviews and decisions.`,
  );
}

/** How a share changed since the earlier report. */
const chip = (trend: string | null): readonly HTMLElement[] =>
  trend === null ? [] : [el('span', { class: 'chip' }, trend)];

/** Everything of all machines together, each with what became of it since the earlier report. */
function totals({ models, earlier }: ReportData): HTMLElement {
  const now = totalsOf(models.map(sharesOf));
  const then = earlier === null ? null : totalsOf(Object.values(earlier.shares));
  const nothing: Share = { covered: 0, of: 0 };
  const trend = (share: Share, before: Share | undefined) => chip(then === null ? null : trendOf(share, before));
  const requirementsNow = requirementsShare({ models });
  return el(
    'dl',
    { class: 'totals' },
    ...longNames.map((name, at) => total(name, now[at] ?? nothing, trend(now[at] ?? nothing, then?.[at]))),
    total('Requirements of machines', requirementsNow, trend(requirementsNow, earlier?.requirements)),
  );
}

/** Machines that the earlier report has and this one has not. */
function gone({ models, earlier }: ReportData): readonly HTMLElement[] {
  const names = Object.keys(earlier?.shares ?? {}).filter((name) => models.every(({ id }) => id !== name));
  return names.length === 0 ? [] : [el('p', {}, `Only in the earlier report: ${names.join(', ')}.`)];
}

/** A model's shares, each with what became of it since the earlier report. */
const shareCells = (model: ReportModel, { earlier }: ReportData) =>
  sharesOf(model).map((share, at) => {
    const trend = earlier === null ? null : trendOf(share, earlier.shares[model.id]?.[at]);
    return [shareBar(share), ...chip(trend)];
  });

/** Everything at a glance. */
export function overview(data: ReportData): readonly HTMLElement[] {
  const { models, earlier } = data;
  const broken = failures(data);
  const since = earlier === null ? '' : `; changes are those since ${new Date(earlier.made).toLocaleString()}`;
  return [
    el('h1', {}, 'Model tests'),
    el('p', { class: 'faint' }, `${models.length} machines, made ${new Date(data.made).toLocaleString()}${since}`),
    totals(data),
    whatCounts(data),
    finder(models),
    ...(broken.length === 0 ? [] : [el('h2', {}, 'Failures'), el('ul', { class: 'failures' }, ...broken)]),
    el('h2', {}, 'Machines'),
    table(
      ['Machine', ...shareNames],
      models.map((model) => [
        [link(toModel(model.id), model.id), ...(failedOf(model) > 0 ? [' ', mark(false)] : [])],
        ...shareCells(model, data),
      ]),
    ),
    ...gone(data),
  ];
}

/** Every requirement with what stands for it: parts of machines, or tests. */
export function requirements(data: ReportData): readonly HTMLElement[] {
  const { unnamed } = requirementCounts(data);
  const shown = new Set(data.models.flatMap((model) => model.requirements.map(({ id }) => id)));
  const testsOf = (id: string) =>
    (data.tests[id] ?? []).map(({ title, file, href }) =>
      el('div', {}, link(href, title), ' ', el('span', { class: 'faint' }, file)),
    );
  const rows = data.models
    .flatMap(({ id, requirements: own }) =>
      own.flatMap((each) => each.items.map((item) => ({ id, requirement: each.id, ...item }))),
    )
    .sort((a, b) => a.requirement.localeCompare(b.requirement, 'en', { numeric: true }));
  return [
    el('h1', {}, 'Requirements'),
    whatCounts(data),
    el('h2', {}, 'Behaviour of machines'),
    el(
      'p',
      { class: 'faint' },
      'The states and arrows that stand for a requirement, and whether a recording goes through them.',
    ),
    table(
      ['Requirement', 'Covered', 'Machine', 'State or arrow'],
      rows.map(({ requirement, isCovered, id, key }) => [
        requirement,
        mark(isCovered),
        link(toModel(id), id),
        link(toModel(id, key), key),
      ]),
    ),
    el('h2', {}, 'Proven by tests'),
    table(
      ['Requirement', 'Tests whose titles name it'],
      Object.keys(data.tests)
        .filter((id) => !shown.has(id))
        .map((id) => [id, testsOf(id)]),
    ),
    ...(unnamed.length === 0
      ? []
      : [el('h2', {}, 'Named by neither'), el('p', {}, ...unnamed.map((id) => el('span', { class: 'chip' }, id)))]),
  ];
}
