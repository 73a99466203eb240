import type { FastifyInstance } from 'fastify';
import { PICTURES } from '../../domain/feed/catalogue-offers';
import type { DomainDependencies } from '../../calls/domain-module';
import { productPicture } from './product-picture';

/** Seconds for which a browser keeps a picture: it follows from id and title. */
const KEPT = 3600;

/** The pictures of the made-up shop's products, in the place of its own host. */
export function registerPictures(app: FastifyInstance, { db }: DomainDependencies): void {
  app.get<{ Params: { file: string } }>(
    `${PICTURES}/:file`,
    { config: { access: 'page' } },
    async ({ params }, reply) => {
      const id = /^([1-9]\d{0,14})\.svg$/.exec(params.file)?.[1];
      const product =
        id === undefined
          ? undefined
          : await db.selectFrom('products').select(['id', 'title']).where('id', '=', Number(id)).executeTakeFirst();
      if (product === undefined) return reply.code(404).type('text/plain').send('There is no such product.');
      return reply
        .type('image/svg+xml')
        .headers({ 'cache-control': `private, max-age=${KEPT}`, 'content-security-policy': "default-src 'none'" })
        .send(productPicture(product.id, product.title).markup);
    },
  );
}
