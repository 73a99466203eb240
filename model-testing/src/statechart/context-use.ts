import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import { isPlain, remade } from './config';

type Context = Readonly<Record<string, unknown>>;
type Run = (args: unknown, params: unknown) => unknown;
type Assignment = Context | ((args: unknown, params: unknown) => Context);

/** A function of a chart. Semi-private: `check` of combined guards, `resolve` and `assignment` of XState's actions. */
type ChartFunction = Run & {
  readonly check?: unknown;
  readonly guards?: readonly unknown[];
  readonly resolve?: unknown;
  readonly assignment?: Assignment;
};

const contextOf = (args: unknown): Context | undefined => (args as { readonly context?: Context }).context;

/** Notes what a machine reads of its context, and which named actions change it. */
export class ContextUse {
  private readonly read = new Set<string>();
  private readonly ran = new Set<string>();
  private readonly changed = new Set<string>();

  /** A context that notes what is read of it; what sets a field alone does not read it, `own` is that field. */
  seen<T>(context: T, own: string | null = null): T {
    if (typeof context !== 'object' || context === null) return context;
    if (Object.keys(context).every((field) => this.read.has(field))) return context;
    return new Proxy(context, {
      get: (target, field) => {
        if (typeof field === 'string' && field !== own) this.read.add(field);
        return Reflect.get(target, field) as unknown;
      },
    });
  }

  /** Fields of a context that nothing read. */
  unread = (fields: Iterable<string>): readonly string[] =>
    [...new Set(fields)].filter((field) => !this.read.has(field));

  /** Named actions that ran and left every field as it was each time. */
  get idle(): readonly string[] {
    return [...this.ran].filter((name) => !this.changed.has(name));
  }

  /** A copy of a machine whose functions note what they do. */
  over(machine: AnyStateMachine): AnyStateMachine {
    const { actions, guards, delays, ...others } = machine.implementations as unknown as Record<string, Context>;
    const named = Object.entries(actions ?? {}).map(([name, action]) => [name, this.watched(action, name)]);
    return remade(machine, (root) => Object.assign(root, this.watched(root)), {
      ...others,
      actions: Object.fromEntries(named) as Context,
      guards: this.watched(guards ?? {}),
      delays: this.watched(delays ?? {}),
    });
  }

  private watched(part: unknown, name: string | null = null): unknown {
    if (Array.isArray(part)) return part.map((each) => this.watched(each));
    if (isPlain(part)) return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, this.watched(each)]));
    return typeof part === 'function' ? this.watchedFunction(part as ChartFunction, name) : part;
  }

  private watchedFunction(run: ChartFunction, name: string | null): unknown {
    const { check, guards, resolve, assignment } = run;
    if (check === undefined && resolve === undefined) return this.noting(run);
    const copy = Object.assign((args: unknown, params: unknown) => run(args, params), run);
    if (check !== undefined) return Object.assign(copy, { guards: guards?.map((each) => this.watched(each)) });
    if (assignment !== undefined) return Object.assign(copy, { assignment: this.assigning(assignment, name) });
    const parts = Object.entries(run).filter(([key]) => key !== 'resolve' && key !== 'execute');
    return Object.assign(copy, Object.fromEntries(parts.map(([key, part]) => [key, this.watched(part)])));
  }

  private noting(run: Run, own: string | null = null): Run {
    return (args, params) => {
      const context = contextOf(args);
      return run(context === undefined ? args : { ...(args as object), context: this.seen(context, own) }, params);
    };
  }

  private assigning(assignment: Assignment, name: string | null): unknown {
    const told = (args: unknown, made: Context): Context => {
      if (name === null) return made;
      this.ran.add(name);
      const before = contextOf(args) ?? {};
      if (Object.entries(made).some(([field, value]) => !isDeepStrictEqual(value, before[field])))
        this.changed.add(name);
      return made;
    };
    if (typeof assignment === 'function') {
      const run = this.noting(assignment) as (args: unknown, params: unknown) => Context;
      return (args: unknown, params: unknown) => told(args, run(args, params));
    }
    const fields = Object.entries(assignment).map(([field, value]) => {
      const run = typeof value === 'function' ? this.noting(value as Run, field) : () => value;
      return [field, (args: unknown, params: unknown) => told(args, { [field]: run(args, params) })[field]];
    });
    return Object.fromEntries(fields) as unknown;
  }
}
