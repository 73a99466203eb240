import { FakePageRoot, type FakePageRootProps } from '@listings/shared-app/testing';
import { sectionsTexts } from '../messages/sections.texts';

export type FakeRootProps = FakePageRootProps;

/** Surroundings of a screen in the page, with all the texts of the sections. */
export const FakeRoot = ({ catalogs, ...rest }: FakeRootProps) => (
  <FakePageRoot catalogs={{ sections: sectionsTexts, ...catalogs }} {...rest} />
);
