import type { Box, Drawing } from './drawing';

const safe = (path: string): string => path.replaceAll(/\W/g, '_');
const plain = (text: string): string => text.replaceAll(/[:;#]/g, ' ');

const labelOf = ({ label, calls }: Box): string => plain([label, ...calls.map((call) => `asks ${call}`)].join(' / '));

function boxLines(box: Box, pad: string): string[] {
  const name = safe(box.path);
  if (box.children.length === 0)
    return [`${pad}${name} : ${labelOf(box)}`, ...(box.kind === 'final' ? [`${pad}${name} --> [*]`] : [])];
  const inner = `${pad}  `;
  return [
    `${pad}state "${labelOf(box)}" as ${name} {`,
    ...(box.initial === null ? [] : [`${inner}[*] --> ${safe(box.initial)}`]),
    ...box.children.flatMap((child, index) => [
      ...(box.kind === 'parallel' && index > 0 ? [`${inner}--`] : []),
      ...boxLines(child, inner),
    ]),
    `${pad}}`,
  ];
}

const leavesOf = (box: Box): readonly Box[] => (box.children.length === 0 ? [box] : box.children.flatMap(leavesOf));

/** A drawing as a Mermaid state diagram. Mermaid colours leaves alone, so lines say nothing of coverage. */
export function mermaidOf({ root, lines }: Drawing): string {
  const pairs = new Map<string, readonly string[]>();
  for (const { from, to, labels } of lines) {
    const pair = `  ${safe(from)} --> ${safe(to)}`;
    pairs.set(pair, [...(pairs.get(pair) ?? []), ...labels.map(plain)]);
  }
  const isToned = leavesOf(root).some(({ tone }) => tone !== 'plain');
  return [
    'stateDiagram-v2',
    '  direction LR',
    ...(root.kind === 'parallel'
      ? boxLines(root, '  ')
      : [
          ...(root.initial === null ? [] : [`  [*] --> ${safe(root.initial)}`]),
          ...root.children.flatMap((child) => boxLines(child, '  ')),
        ]),
    ...[...pairs].map(([pair, labels]) => `${pair} : ${labels.join('<br/>')}`),
    ...(isToned
      ? [
          '  classDef covered fill:#d9f2d9,stroke:#2e7d32',
          '  classDef missed fill:#fde0dc,stroke:#c62828',
          '  classDef explained fill:#eeeeee,stroke:#757575',
          ...leavesOf(root)
            .filter(({ tone }) => tone !== 'plain')
            .map(({ path, tone }) => `  class ${safe(path)} ${tone}`),
        ]
      : []),
  ].join('\n');
}
