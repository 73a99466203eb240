import type { ReportData, ReportModel } from '../report-data';
import { el, link, mark, table } from './dom';
import { toModel, toStep } from './routes';
import { added, failedOf, requirementShare, shareBar, shareOf, type Share } from './shares';

const total = (name: string, share: Share): HTMLElement =>
  el('div', { class: 'total' }, el('dt', {}, name), el('dd', {}, shareBar(share)));

const recordingsShare = ({ recordings }: ReportModel): Share => ({
  covered: recordings.filter(({ verdict, onScreen }) => verdict.ok && onScreen?.ok !== false).length,
  of: recordings.length,
});

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

/** Everything at a glance. */
export function overview(data: ReportData): readonly HTMLElement[] {
  const { models } = data;
  const broken = failures(data);
  return [
    el('h1', {}, 'Model tests'),
    el('p', { class: 'faint' }, `${models.length} machines, made ${new Date(data.made).toLocaleString()}`),
    el(
      'dl',
      { class: 'totals' },
      total('Recordings that replay', added(models.map(recordingsShare))),
      total('States', added(models.map(({ states }) => shareOf(states)))),
      total('Arrows', added(models.map(({ arrows }) => shareOf(arrows)))),
      total('Guards, both ways', added(models.map(({ guards }) => shareOf(guards)))),
      total('Requirements', added(models.map(requirementShare))),
    ),
    ...(broken.length === 0 ? [] : [el('h2', {}, 'Failures'), el('ul', { class: 'failures' }, ...broken)]),
    el('h2', {}, 'Machines'),
    table(
      ['Machine', 'Recordings', 'States', 'Arrows', 'Guards', 'Requirements'],
      models.map((model) => [
        [link(toModel(model.id), model.id), ...(failedOf(model) > 0 ? [' ', mark(false)] : [])],
        shareBar(recordingsShare(model)),
        shareBar(shareOf(model.states)),
        shareBar(shareOf(model.arrows)),
        shareBar(shareOf(model.guards)),
        shareBar(requirementShare(model)),
      ]),
    ),
  ];
}

/** Every requirement with what stands for it. */
export function requirements({ models }: ReportData): readonly HTMLElement[] {
  const rows = models
    .flatMap(({ id, requirements: own }) =>
      own.flatMap((each) => each.items.map((item) => ({ id, requirement: each.id, ...item }))),
    )
    .sort((a, b) => a.requirement.localeCompare(b.requirement, 'en', { numeric: true }));
  return [
    el('h1', {}, 'Requirements'),
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
  ];
}
