import { isoCountries } from '@listings/shared-api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currencyPrecision } from '@listings/shared-values';
import { readDocument, updateDocument } from '../../domain/documents/documents.store';
import type { StoreAddress, StoreProfile } from '../../domain/documents/documents.types';
import type { DomainDependencies } from '../../calls/domain-module';
import { sendPlainPage } from '../../page/plain-page';
import {
  ADDRESS_FIELDS,
  noProductPage,
  productPage,
  siteLocales,
  siteSettingsPage,
  storeSettingsPage,
  type EditableProduct,
} from './admin-page';
import { findProduct, readProductEdit, saveProduct } from './admin.store';
import { fieldsOf, queryOf, textField, type Fields } from '../layout/form';
import { PAGES } from '../addresses/sandbox-addresses';

const PAGE = { config: { access: 'page' } } as const;
const FORM = { config: { access: 'form' } } as const;

const isSaved = (request: FastifyRequest): boolean => textField(queryOf(request), 'saved') === '1';

/** A form of one document: shown, then saved and shown again. */
function registerProfileForm(
  app: FastifyInstance,
  { db, transaction }: DomainDependencies,
  form: {
    readonly path: string;
    readonly page: typeof storeSettingsPage;
    readonly change: (store: StoreProfile, fields: Fields) => Partial<StoreProfile>;
  },
): void {
  app.get(form.path, PAGE, async (request, reply) =>
    sendPlainPage(reply, form.page(request, await readDocument(db, 'store'), isSaved(request))),
  );
  app.post(form.path, FORM, async (request, reply) => {
    await transaction(async (trx) => {
      const store = await readDocument(trx, 'store');
      await updateDocument(trx, 'store', form.change(store, fieldsOf(request)));
    });
    return reply.redirect(`${form.path}?saved=1`, 303);
  });
}

function addressOf(fields: Fields, before: StoreAddress): StoreAddress {
  const parts = Object.fromEntries(ADDRESS_FIELDS.map(([name]) => [name, textField(fields, name)]));
  const country = textField(fields, 'country');
  return { ...before, ...parts, country: isoCountries.has(country) ? country : before.country };
}

function registerProductForm(app: FastifyInstance, { db, clock, transaction }: DomainDependencies): void {
  const path = `${PAGES.admin}post.php`;
  const show = (request: FastifyRequest, reply: FastifyReply, product: EditableProduct, problem: string | null) =>
    sendPlainPage(reply, productPage(request, product, { isSaved: isSaved(request), problem }));

  app.get(path, PAGE, async (request, reply) => {
    const product = await findProduct(db, Number(textField(queryOf(request), 'post')));
    return product ? show(request, reply, product, null) : sendPlainPage(reply, noProductPage());
  });
  app.post(path, FORM, async (request, reply) => {
    const fields = fieldsOf(request);
    const product = await findProduct(db, Number(textField(fields, 'post')));
    if (!product) return sendPlainPage(reply, noProductPage());
    const change = readProductEdit(fields, currencyPrecision(product.currency));
    if (typeof change === 'string') return show(request, reply, product, change);
    await transaction((trx) => saveProduct(trx, product.id, change, clock.now()));
    return reply.redirect(`${path}?post=${product.id}&action=edit&saved=1`, 303);
  });
}

/** The few pages of the store platform's admin that the application links to. */
export function registerAdminPages(app: FastifyInstance, dependencies: DomainDependencies): void {
  registerProfileForm(app, dependencies, {
    path: `${PAGES.admin}admin.php`,
    page: storeSettingsPage,
    change: ({ address }, fields) => ({ address: addressOf(fields, address) }),
  });
  registerProfileForm(app, dependencies, {
    path: `${PAGES.admin}options-general.php`,
    page: siteSettingsPage,
    change: ({ locale }, fields) => {
      const chosen = textField(fields, 'locale');
      return { locale: siteLocales.includes(chosen) ? chosen : locale };
    },
  });
  registerProductForm(app, dependencies);
}
