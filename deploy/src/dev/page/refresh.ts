import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

// Before react-dom is evaluated, which looks once whether anybody wants to know of its renderers: this module stands first
// in the platform's file.
injectIntoGlobalHook(window);

/** What webpack gives a module that can be replaced. */
interface Hot {
  readonly data?: { readonly exports?: Exports };
  accept(onError: (error: unknown) => void): void;
  dispose(keep: (data: { exports?: Exports }) => void): void;
  invalidate(): void;
}

type Exports = Readonly<Record<string, unknown>>;

/** Registers what a module says may be a component. */
export const registerComponent = (type: unknown, id: string): void => register(type, id);

/** Remembers which hooks a component calls: with others its state cannot be kept. */
export const hookSignature = createSignatureFunctionForTransform;

/** Whether every export is a component: then a new version of the module concerns nobody but React. */
function isBoundary(exports: Exports): boolean {
  const names = Object.keys(exports);
  return names.length > 0 && names.every((name) => isLikelyComponentType(exports[name]));
}

const namesOf = (exports: Exports): string => Object.keys(exports).sort().join();

let isWaiting = false;

/** Renders once for all modules of an update. */
function refreshSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    performReactRefresh();
  }, 10);
}

/**
 * Lets a module that exports components alone be replaced by a new version of itself. A change of any other module goes
 * on to those that import it; one that reaches no such module makes the page load anew.
 */
export function replaceModule(hot: Hot | undefined, id: string, exports: Exports): void {
  if (hot === undefined) return;
  const before = hot.data?.exports;
  for (const [name, value] of Object.entries(exports)) {
    if (isLikelyComponentType(value)) register(value, `${id} %exports% ${name}`);
  }
  if (!isBoundary(exports)) {
    if (before !== undefined) hot.invalidate();
    return;
  }
  hot.dispose((data) => {
    data.exports = exports;
  });
  hot.accept((error) => console.error(error));
  if (before === undefined) return;
  if (namesOf(before) === namesOf(exports)) refreshSoon();
  else hot.invalidate();
}
