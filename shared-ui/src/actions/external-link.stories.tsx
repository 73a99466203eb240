import { ExternalLink } from './external-link';

export default { title: 'Actions/ExternalLink', component: ExternalLink };

export const InText = () => (
  <p>
    What is allowed is written in the <ExternalLink href="https://example.com/terms">terms of the service</ExternalLink>
    .
  </p>
);
