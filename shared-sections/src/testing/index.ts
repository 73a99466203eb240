export { FakeRoot, type FakeRootProps } from './fake-root';
export { sectionsTexts } from '../messages/sections.texts';
