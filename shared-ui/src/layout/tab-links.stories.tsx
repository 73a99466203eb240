import { TabLinks } from './tab-links';

export default { title: 'Layout/TabLinks', component: TabLinks };

const tabs = [
  { key: 'dashboard', label: 'Dashboard', href: '#dashboard' },
  { key: 'reports', label: 'Reports', href: '#reports' },
  { key: 'products', label: 'Products', href: '#products' },
  { key: 'settings', label: 'Settings', href: '#settings' },
];

export const SecondOpen = () => <TabLinks label="Pages" tabs={tabs} active="reports" />;
