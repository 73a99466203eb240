/// <reference lib="dom" />
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Room for a busy machine: what waits, waits for a change and not for a time.
configure({ asyncUtilTimeout: 10_000 });

// Each test begins in a tab of its own.
beforeEach(() => window.sessionStorage.clear());
