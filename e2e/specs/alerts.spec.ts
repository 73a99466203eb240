import { it, openStore } from '../src/scene';
import { becomes, until } from '../src/waiting';

// In the afternoon no budget is spent before noon.
openStore([], { STORE_TIME: '2031-05-14T20:00:00Z' });

describe('alerts', () => {
  it.each([[1280], [400]] as [number][])(
    'are counted at the bell, read, and lead to the cure at %i px',
    async (scene, width) => {
      const { page, open, store } = scene;
      const unread = async () => (await store.call<{ unread: number }>('GET', '/wc/gla/alerts/unread')).unread;
      await page.setViewportSize({ width, height: 900 });
      await store.scenario('disapproved');
      await until(async () => (await unread()) >= 2);
      const count = await unread();
      await open('/google/dashboard');
      const bell = page.getByRole('button', { name: /^Alerts/ });
      const label = async () => (await bell.getAttribute('aria-label')) ?? '';
      await bell.waitFor();
      await becomes(label, `Alerts, ${count} unread`);
      await bell.click();
      const list = page.getByRole('dialog', { name: 'Alerts' });
      await list.getByRole('button', { name: 'See what to correct' }).click();
      await page.getByRole('heading', { name: 'Product feed', level: 1 }).waitFor();
      await becomes(label, `Alerts, ${count - 1} unread`);
      await bell.click();
      const all = list.getByRole('button', { name: 'Mark all as read' });
      await all.click();
      await all.waitFor({ state: 'hidden' });
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'hidden' });
      await becomes(label, 'Alerts');
      expect(await unread()).toBe(0);
    },
  );
});
