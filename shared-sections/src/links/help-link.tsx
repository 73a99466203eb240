import { DocumentationLink } from '@listings/shared-app';
import { helpLinks, type HelpLinkId } from './help-links';

/** Place of a help link, for tracking. Source: contract §3T. */
export type HelpContext =
  | 'setup-mc-audience'
  | 'setup-mc-shipping'
  | 'setup-mc-tax-rate'
  | 'setup-mc-checklist'
  | 'setup-mc-contact-information'
  | 'settings-phone-number'
  | 'settings-store-address'
  | 'settings-no-phone-number-notice'
  | 'settings-no-store-address-notice';

/** A link from a section to the provider's documentation, by its id. */
export function HelpLink({ context, link, children }: { context: HelpContext; link: HelpLinkId; children: string }) {
  return (
    <DocumentationLink context={context} linkId={link} href={helpLinks[link]}>
      {children}
    </DocumentationLink>
  );
}
