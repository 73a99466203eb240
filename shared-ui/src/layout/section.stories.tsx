import Link from '@mui/material/Link';
import { Button } from '../actions/button';
import { Panel, PanelBody } from './panel';
import { Section, SectionActions } from './section';

export default { title: 'Layout/Section', component: Section, subcomponents: { SectionActions } };

const content = (
  <Panel>
    <PanelBody>Content</PanelBody>
  </Panel>
);

export const WithActions = () => (
  <Section title="Store address" description="Where orders are sent from." aside={<Link href="#more">Read more</Link>}>
    {content}
    <SectionActions>
      <Button variant="contained">Save</Button>
      <Button variant="outlined">Cancel</Button>
    </SectionActions>
  </Section>
);
export const Disabled = () => (
  <Section title="Store address" disabled>
    {content}
  </Section>
);
