import { loadApplication } from './load-application';

const sheets = () => [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`);
const sheet = () => document.head.querySelector('link[rel=stylesheet]');

beforeEach(() => {
  const ahead = document.createElement('link');
  Object.assign(ahead, { rel: 'preload', href: '/later.css' });
  ahead.setAttribute('as', 'style');
  document.head.replaceChildren(document.createElement('style'), ahead, document.createElement('style'));
  window.loadPart = async (name) => `${name} is here`;
});

afterEach(() => delete window.loadPart);

/** Waits for what is already there. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('gives an application once its styles are in use, before those that come behind [19.7]', async () => {
  const told = jest.fn();
  const loading = loadApplication('reports').then(told);
  await settled();
  expect(told).not.toHaveBeenCalled();
  expect(sheets()).toEqual(['preload http://localhost/later.css', 'stylesheet http://localhost/later.css']);
  sheet()?.dispatchEvent(new Event('load'));
  await loading;
  expect(told).toHaveBeenCalledWith('@listings/mfe-reports is here');
  expect([...document.head.children].map(({ localName }) => localName)).toEqual(['style', 'link', 'style']);
  await expect(loadApplication('settings')).resolves.toBe('@listings/mfe-settings is here');
  expect(sheets()).toEqual(['stylesheet http://localhost/later.css']);
});

it('fails as a script that does not arrive where the styles do not, and asks for them again', async () => {
  const loading = loadApplication('reports');
  sheet()?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow(new TypeError('Loading chunk http://localhost/later.css failed'));
  const again = loadApplication('reports');
  expect(sheets()).toEqual(['preload http://localhost/later.css', 'stylesheet http://localhost/later.css']);
  sheet()?.dispatchEvent(new Event('load'));
  await expect(again).resolves.toBe('@listings/mfe-reports is here');
});

it('puts the styles into use once for applications that start at the same moment, and both wait for them [19.7]', async () => {
  const told = jest.fn();
  const both = Promise.all([loadApplication('reports'), loadApplication('settings')]).then(told);
  await settled();
  expect(told).not.toHaveBeenCalled();
  expect(sheets()).toEqual(['preload http://localhost/later.css', 'stylesheet http://localhost/later.css']);
  sheet()?.dispatchEvent(new Event('load'));
  await both;
  expect(told).toHaveBeenCalledWith(['@listings/mfe-reports is here', '@listings/mfe-settings is here']);
});
