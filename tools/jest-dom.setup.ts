import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Room for a busy machine: what waits, waits for a change and not for a time.
configure({ asyncUtilTimeout: 10_000 });
