import { DocumentationLink } from '@listings/shared-app';

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

interface Props<Id extends string> {
  readonly context: HelpContext;
  /** Addresses by the ids of their links: of the part a section belongs to, as no screen has all of them. */
  readonly of: Readonly<Record<Id, string>>;
  readonly link: Id;
  readonly children: string;
}

/** A link from a section to the provider's documentation, by its id. */
export function HelpLink<Id extends string>({ context, of, link, children }: Props<Id>) {
  return (
    <DocumentationLink context={context} linkId={link} href={of[link]}>
      {children}
    </DocumentationLink>
  );
}
