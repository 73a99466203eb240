import { Button } from '../actions/button';
import { StatusPill } from '../feedback/status-pill';
import { AccountIcon } from '../icons';
import { Panel, PanelBody, PanelFooter, PanelHeader } from './panel';

export default {
  title: 'Layout/Panel',
  component: Panel,
  subcomponents: { PanelBody, PanelFooter, PanelHeader },
};

export const AllParts = () => (
  <Panel>
    <PanelHeader
      title="Your store"
      description="shop.example.com"
      icon={<AccountIcon />}
      action={<StatusPill tone="success">Connected</StatusPill>}
    />
    <PanelBody>
      <p>What it is about</p>
    </PanelBody>
    <PanelFooter align="end">
      <Button variant="contained">Save</Button>
    </PanelFooter>
  </Panel>
);
export const BodyAlone = () => (
  <Panel>
    <PanelBody>Content</PanelBody>
  </Panel>
);
