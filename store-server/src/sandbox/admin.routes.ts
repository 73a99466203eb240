import { isoCountries } from '@listings/shared-api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { titleKey } from '../catalogue/catalogue.store';
import { CellError, priceOrNull, urlOrNull } from '../catalogue/catalogue.values';
import type { Database } from '../db/tables';
import { readDocument, updateDocument } from '../domain/documents.store';
import type { StoreAddress, StoreProfile } from '../domain/documents.types';
import { currencyDigits, minorText } from '../domain/money.rules';
import { submitProducts } from '../domain/product-feed.store';
import { todayIn } from '../domain/store-profile.rules';
import type { DomainDependencies } from '../http/domain-module';
import { sendPlainPage } from '../page/plain-page';
import {
  ADDRESS_FIELDS,
  noProductPage,
  productPage,
  siteLocales,
  siteSettingsPage,
  storeSettingsPage,
  type EditableProduct,
} from './admin.page';
import { fieldsOf, queryOf, textField, type Fields } from './form';
import { PAGES } from './sandbox.addresses';

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

async function findProduct(db: Database, id: number): Promise<EditableProduct | null> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { currency } = await readDocument(db, 'store');
  const [image = ''] = JSON.parse(row.images) as string[];
  return {
    id: row.id,
    title: row.title,
    price: row.regular_price === null ? '' : minorText(row.regular_price, currencyDigits(currency)),
    currency,
    image,
    gtin: row.gtin ?? '',
  };
}

/** What was typed, or why it cannot be saved. */
function readChange(fields: Fields, digits: number) {
  try {
    const title = textField(fields, 'title').slice(0, 1000);
    if (title === '') throw new CellError('The name is empty.');
    const image = urlOrNull(textField(fields, 'image'));
    return {
      title,
      title_key: titleKey(title),
      regular_price: priceOrNull(textField(fields, 'price'), digits),
      images: JSON.stringify(image === null ? [] : [image]),
      gtin: textField(fields, 'gtin') || null,
    };
  } catch (error) {
    if (error instanceof CellError) return error.message;
    throw error;
  }
}

/** Saves a product and hands it, or the product it varies, to the provider again. */
async function saveProduct(
  db: Database,
  id: number,
  change: Exclude<ReturnType<typeof readChange>, string>,
  now: number,
) {
  await db.updateTable('products').set(change).where('id', '=', id).execute();
  const { setupCompletedAt } = await readDocument(db, 'listings');
  if (setupCompletedAt === null) return;
  const row = await db.selectFrom('products').select('parent_id').where('id', '=', id).executeTakeFirst();
  await submitProducts(db, now, todayIn(await readDocument(db, 'store'), now), [row?.parent_id ?? id]);
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
    const change = readChange(fields, currencyDigits(product.currency));
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
