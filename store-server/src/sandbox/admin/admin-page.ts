import { supportedLanguages } from '@listings/shared-api/contract';
import type { FastifyRequest } from 'fastify';
import { allCountryNames } from '../../domain/values/countries.rules';
import type { StoreAddress, StoreProfile } from '../../domain/documents/documents.types';
import { languageName } from '../../domain/documents/store-profile.rules';
import { html, type Html } from '../../page/html';
import type { PlainPage } from '../../page/plain-page';
import { form } from '../layout/form';
import { PAGES } from '../addresses/sandbox-addresses';
import { SANDBOX_STYLE } from '../layout/sandbox-style';

const note = html`<p class="sandbox-note">This is the sandbox's stand-in for the store platform's own admin.</p>`;

const back = html`<p><a href="/google">Go to the listings</a></p>`;

const said = (isSaved: boolean): Html | null => (isSaved ? html`<p class="said" role="status">Saved.</p>` : null);

const field = (name: string, label: string, value: string): Html =>
  html`<label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" maxlength="200" />`;

const SELECTED = html`selected`;

const option = (value: string, label: string, chosen: string): Html =>
  html`<option value="${value}" ${value === chosen ? SELECTED : null}>${label}</option>`;

/** Parts of the address in the order of the form. */
export const ADDRESS_FIELDS: readonly (readonly [keyof StoreAddress, string])[] = [
  ['address_1', 'Address line 1'],
  ['address_2', 'Address line 2'],
  ['city', 'City'],
  ['state', 'State or province code'],
  ['postcode', 'Postcode'],
];

/** The store's address. */
export const storeSettingsPage = (request: FastifyRequest, { address }: StoreProfile, isSaved: boolean): PlainPage => ({
  title: 'Store settings',
  style: SANDBOX_STYLE,
  body: html`${note}
    <h1>Store settings</h1>
    ${said(isSaved)}
    ${form(
      request,
      `${PAGES.admin}admin.php`,
      html`${ADDRESS_FIELDS.map(([name, label]) => field(name, label, address[name]))}
        <label for="country">Country</label>
        <select id="country" name="country">
          ${Object.entries(allCountryNames()).map(([code, name]) => option(code, name, address.country))}
        </select>
        <button type="submit">Save changes</button>`,
    )}
    ${back}`,
});

/** Site languages to choose from: the supported ones and one that is not. */
export const siteLocales: readonly string[] = ['en_US', ...supportedLanguages.filter((code) => code !== 'en'), 'eo'];

/** The site's language. */
export const siteSettingsPage = (request: FastifyRequest, { locale }: StoreProfile, isSaved: boolean): PlainPage => ({
  title: 'General settings',
  style: SANDBOX_STYLE,
  body: html`${note}
    <h1>General settings</h1>
    ${said(isSaved)}
    ${form(
      request,
      `${PAGES.admin}options-general.php`,
      html`<label for="locale">Site language</label>
        <select id="locale" name="locale">
          ${siteLocales.map((code) => option(code, `${languageName(code)} (${code})`, locale))}
        </select>
        <button type="submit">Save changes</button>`,
    )}
    ${back}`,
});

export interface EditableProduct {
  readonly id: number;
  readonly title: string;
  /** Decimal text; empty when there is none. */
  readonly price: string;
  readonly currency: string;
  readonly image: string;
  readonly gtin: string;
}

/** Page that corrects a product. */
export const productPage = (
  request: FastifyRequest,
  product: EditableProduct,
  state: { readonly isSaved: boolean; readonly problem: string | null },
): PlainPage => ({
  title: `Edit product: ${product.title}`,
  style: SANDBOX_STYLE,
  ...(state.problem === null ? {} : { status: 400 }),
  body: html`${note}
    <h1>Edit product</h1>
    ${said(state.isSaved)} ${state.problem === null ? null : html`<p class="said" role="alert">${state.problem}</p>`}
    ${form(
      request,
      `${PAGES.admin}post.php`,
      html`<input type="hidden" name="post" value="${product.id}" /> <label for="title">Name</label
        ><input id="title" name="title" value="${product.title}" required maxlength="1000" />
        ${field('price', `Regular price (${product.currency})`, product.price)}
        <label for="image">Address of the image</label
        ><input id="image" name="image" value="${product.image}" maxlength="2000" />
        ${field('gtin', 'GTIN', product.gtin)}
        <button type="submit">Save changes</button>`,
    )}
    ${back}`,
});

export const noProductPage = (): PlainPage => ({
  title: 'No such product',
  status: 404,
  style: SANDBOX_STYLE,
  body: html`${note}
    <h1>No such product</h1>
    ${back}`,
});
