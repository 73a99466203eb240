import { leftBy } from '../src/leftovers';
import { it, openStore } from '../src/scene';
import { screens } from '../src/screens';

openStore();

/** `npm run check` of an application looks at its own screens alone. */
const applications = process.env['LEFTOVERS_OF']?.split(',');
const looked = screens.filter(({ application }) => applications?.includes(application) ?? true);

it.each(looked.map((screen) => [`${screen.application}, ${screen.name}`, screen] as [string, typeof screen]))(
  'leaves the page as it found it when it goes: %s [20.6]',
  async (scene, _, screen) => {
    await scene.store.scenario(screen.scenario);
    expect(await leftBy(scene, screen)).toEqual([]);
  },
);
