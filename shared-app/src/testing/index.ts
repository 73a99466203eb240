export { createFakeApi, type FakeApi, type FakeCall, type FakeFault } from './fake-api';
export { type FakeFailure } from './fake-handlers';
export { createFakePage, FakePageRoot, type FakePage, type FakePageOptions, type FakePageRootProps } from './fake-page';
export { fakeStore, type FakeStore, type SentCode } from './fake-store';
export { FakeLinks } from './fake-links';
export { storyOf } from './story-of';
