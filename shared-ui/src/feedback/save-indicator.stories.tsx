import { nothing } from '../testing/with-state';
import { SaveIndicator } from './save-indicator';

export default { title: 'Feedback/SaveIndicator', component: SaveIndicator };

export const Saving = () => <SaveIndicator state="saving" />;
export const Saved = () => <SaveIndicator state="saved" />;
export const Failed = () => <SaveIndicator state="failed" onRetry={nothing} />;
