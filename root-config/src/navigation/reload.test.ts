import { recordedNavigation, showAddress, until } from '../testing/page';
import { createNavigation } from './navigation.service';

describe('loading the page anew [D-9]', () => {
  it('is done at once where nothing would be lost, and after the question where something would', async () => {
    showAddress('/google/settings');
    const options = recordedNavigation();
    const navigation = createNavigation(options);
    navigation.reload();
    expect([options.loaded, options.questions.length]).toEqual([['reload'], 0]);

    const dirty = recordedNavigation();
    const guarded = createNavigation(dirty);
    guarded.guard(() => true);
    guarded.reload();
    expect(dirty.loaded).toEqual([]);
    dirty.questions.shift()?.(false);
    await until(() => dirty.questions.length === 0);
    guarded.reload();
    expect([dirty.loaded, dirty.questions.length]).toEqual([[], 1]);
    dirty.questions.shift()?.(true);
    await until(() => dirty.loaded.length === 1);
    expect(dirty.loaded).toEqual(['reload']);
  });
});
