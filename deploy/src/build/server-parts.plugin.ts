import { parse, type AnyNode, type CallExpression, type Property } from 'acorn';
import { resolve, sep } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { ServerParts } from './package-build';

/** Replacement of the source text from `start` to `end`. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as Partial<AnyNode>).type === 'string';

const childrenOf = (node: AnyNode): AnyNode[] => Object.values(node).flat().filter(isNode);

const nameOf = (property: Property): string => (property.key.type === 'Identifier' ? property.key.name : '');

/** Takes the named properties out of the call's object, each with the comma after it. */
function withoutProperties(call: CallExpression, names: readonly string[]): Edit[] {
  const [argument] = call.arguments;
  if (argument?.type !== 'ObjectExpression') return [];
  return argument.properties.flatMap((property, index, all) => {
    if (property.type !== 'Property' || !names.includes(nameOf(property))) return [];
    return [{ start: property.start, end: all[index + 1]?.start ?? argument.end - 1, text: '' }];
  });
}

/** Edits of the initial values of a module's constants: calls there have no effect but their value. */
function editsOf(node: AnyNode, parts: Omit<ServerParts, 'folder'>, isValue: boolean): Edit[] {
  if (/Function|Class/.test(node.type)) return [];
  const edits: Edit[] = [];
  if (isValue && (node.type === 'CallExpression' || node.type === 'NewExpression')) {
    edits.push({ start: node.start, end: node.start, text: '/*#__PURE__*/' });
  }
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === parts.call) {
    edits.push(...withoutProperties(node, parts.properties));
  }
  const within = isValue || node.type === 'VariableDeclarator';
  return [...edits, ...childrenOf(node).flatMap((child) => editsOf(child, parts, within))];
}

/** Takes the properties away, and marks the calls that make constants as free of effects, so that unused ones go too. */
export function withoutServerParts(source: string, parts: Omit<ServerParts, 'folder'>): string {
  const tree = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const edits = tree.body.flatMap((node) => editsOf(node, parts, false));
  const taken = edits.filter(({ text }) => text === '');
  const isTakenAway = ({ start, text }: Edit) =>
    text !== '' && taken.some((edit) => start >= edit.start && start < edit.end);
  return edits
    .filter((edit) => !isTakenAway(edit))
    .sort((one, other) => other.start - one.start || other.end - one.end)
    .reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), source);
}

/** Leaves out of the browser's copy what only servers need: works on what the compiler made of the sources in the folder. */
export class ServerPartsPlugin {
  constructor(private readonly parts: ServerParts | undefined) {}

  apply(compiler: Compiler): void {
    const { parts } = this;
    if (parts === undefined) return;
    const folder = resolve(compiler.context, parts.folder) + sep;
    compiler.hooks.compilation.tap('ServerParts', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap('ServerParts', (result, module) => {
        if (!module.resource.startsWith(folder)) return result;
        return [withoutServerParts(result[0].toString(), parts), result[1], result[2]];
      });
    });
  }
}
