import { Button } from '../actions/button';
import { Panel, PanelBody } from './panel';
import { Page, PageTitle } from './page';

export default { title: 'Layout/Page', component: Page, subcomponents: { PageTitle } };

const content = (
  <Panel>
    <PanelBody>Content</PanelBody>
  </Panel>
);

export const Normal = () => (
  <Page
    title="Reports"
    description="What was seen, clicked and sold."
    actions={<Button variant="outlined">Download</Button>}
    back={<Button size="small">Back</Button>}
  >
    {content}
  </Page>
);
export const Narrow = () => (
  <Page title="Edit your address" width="narrow">
    {content}
  </Page>
);
export const TitleAlone = () => <PageTitle>Reports</PageTitle>;
