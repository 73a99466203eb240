import { parse } from 'acorn';
import { analyze, type Reference, type Scope } from 'eslint-scope';
import type { Node, Program } from 'estree';

/** What a script says of itself by its syntax, which minifying keeps. */
export interface ScriptSyntax {
  /** Specifier → names used of it, sorted; `*` where it is used as a whole. */
  readonly uses: Readonly<Record<string, readonly string[]>>;
  /** Properties taken out of an object by a pattern: `const { saveSettings } = api`. */
  readonly taken: readonly string[];
}

const whole = '*';

/** Parses a module. Throws a SyntaxError for what a browser would refuse, exports without a binding among it. */
export const parseScript = (source: string): Program => {
  const options = { ecmaVersion: 'latest', sourceType: 'module', ranges: true } as const;
  // The same tree under other names of its types.
  return parse(source, options) as unknown as Program;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Calls `visit` with every node below one and with itself, each before those below it. */
function visitNodes(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node) as unknown[])
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visitNodes(child, visit);
}

/** Names of the properties of a node by which it can be reached: `a.name`, `a['name']`, `{ name: b }`. */
function keyOf(key: Node, computed: boolean): string | null {
  if (key.type === 'Literal' && typeof key.value === 'string') return key.value;
  return !computed && key.type === 'Identifier' ? key.name : null;
}

const takenOf = (node: Node): string[] =>
  node.type === 'ObjectPattern'
    ? node.properties.flatMap((property) =>
        property.type === 'Property' ? [keyOf(property.key, property.computed) ?? whole] : [],
      )
    : [];

/** Name by which a reference to a whole module is used; the whole where that cannot be told. */
function memberOf({ identifier }: Reference, parents: ReadonlyMap<object, Node>): string {
  const parent = parents.get(identifier);
  if (parent?.type !== 'MemberExpression' || parent.object !== identifier) return whole;
  return keyOf(parent.property, parent.computed) ?? whole;
}

/** Names that a module's imports stand for, by the variables they are bound to. */
function importedNames(moduleScope: Scope, parents: ReadonlyMap<object, Node>): [string, string][] {
  return moduleScope.variables.flatMap((variable) =>
    variable.defs.flatMap(({ node, parent }): [string, string][] => {
      if (parent?.type !== 'ImportDeclaration') return [];
      const from = String(parent.source.value);
      if (node.type === 'ImportSpecifier') return [[from, keyOf(node.imported, false) ?? whole]];
      if (node.type === 'ImportDefaultSpecifier') return [[from, 'default']];
      return variable.references.map((reference): [string, string] => [from, memberOf(reference, parents)]);
    }),
  );
}

/** Names that a module hands on from another one. */
function handedOn(program: Program): [string, string][] {
  return program.body.flatMap((node): [string, string][] => {
    if (node.type === 'ExportAllDeclaration') return [[String(node.source.value), whole]];
    if (node.type !== 'ExportNamedDeclaration' || !node.source) return [];
    const from = String(node.source.value);
    return node.specifiers.map(({ local }) => [from, keyOf(local, false) ?? whole]);
  });
}

/** Reads a module's syntax. Throws as `parseScript` does. */
export function readSyntax(source: string): ScriptSyntax {
  const program = parseScript(source);
  const parents = new Map<object, Node>();
  const taken = new Set<string>();
  visitNodes(program, (node) => {
    for (const name of takenOf(node)) taken.add(name);
    if (node.type === 'MemberExpression') parents.set(node.object, node);
  });
  const scopes = analyze(program, { ecmaVersion: 2022, sourceType: 'module' });
  const moduleScope = scopes.scopes.find(({ type }) => type === 'module');
  const uses = new Map<string, Set<string>>();
  for (const [from, name] of [...(moduleScope ? importedNames(moduleScope, parents) : []), ...handedOn(program)])
    uses.set(from, (uses.get(from) ?? new Set()).add(name));
  return {
    uses: Object.fromEntries([...uses].map(([from, names]) => [from, [...names].sort()])),
    taken: [...taken].sort(),
  };
}
