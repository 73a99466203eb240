/// <reference lib="dom" />
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as react from 'react';
import './jsdom/short-failures';

// React takes a stack for each element it makes, up to 10,000 a second, to say who made it: an eighth of a screen's time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as Record<
  string,
  object
>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

// What fails while a test waits takes one as well: the hundred lines that jest asks for are many.
Error.stackTraceLimit = 10;

// Room for a busy machine: what waits, waits for a change and not for a time.
configure({ asyncUtilTimeout: 10_000 });

// Each test begins in a browser of its own.
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

// The page logs each failed call; those that tests provoke are expected.
const { warn } = console;
console.warn = (...said: unknown[]) => {
  if (!/^\w+ failed \(\d+\)$/.test(String(said[0]))) warn(...said);
};

// A text that is not there, two rows of one key and a change while rendering are faults of the page, also where no test looks at them.
const FAULT = /^there is no text |^Encountered two children with the same key|^Cannot update a component/;
const faults: string[] = [];
// React says this of each change that comes while a test waits for what is shown: most of them do.
const EXPECTED = /^The current testing environment is not configured to support act/;
const { error } = console;
console.error = (...said: unknown[]) => {
  if (EXPECTED.test(String(said[0]))) return;
  if (FAULT.test(String(said[0]))) faults.push(said.map(String).join(' '));
  error(...said);
};
afterEach(() => {
  const [fault] = faults.splice(0);
  if (fault !== undefined) throw new Error(fault);
});
