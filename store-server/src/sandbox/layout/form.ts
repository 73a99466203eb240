import type { FastifyRequest } from 'fastify';
import { html, type Html } from '../../page/html';

/** Content of a submitted form: the texts of each field. */
export type Fields = Readonly<Record<string, string | readonly string[] | undefined>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export const fieldsOf = ({ body }: Pick<FastifyRequest, 'body'>): Fields => (isFields(body) ? body : {});

export const queryOf = ({ query }: Pick<FastifyRequest, 'query'>): Fields => (isFields(query) ? query : {});

export const textField = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.trim().slice(0, 2000) : '';
};

export const listField = (fields: Fields, name: string): readonly string[] => {
  const value = fields[name];
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
};

/** The token that every form of this server carries. */
const tokenOf = ({ caller }: Pick<FastifyRequest, 'caller'>): string =>
  caller?.kind === 'session' ? caller.session.nonce : '';

export const form = (request: FastifyRequest, action: string, content: Html): Html =>
  html`<form method="post" action="${action}">
    <input type="hidden" name="_wpnonce" value="${tokenOf(request)}" />
    ${content}
  </form>`;
