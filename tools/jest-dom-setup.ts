/// <reference lib="dom" />
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

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
