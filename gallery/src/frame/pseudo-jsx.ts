import { pseudoText } from '@listings/shared-machines';
import { PSEUDO_LOCALE } from '@listings/shared-ui';
import { isValidElement, type ElementType } from 'react';
import { Fragment, jsx as plainJsx, jsxs as plainJsxs } from 'react/jsx-runtime';

/** Props that hold words to be read; all others are left alone. */
const wording = new Set(
  `actions action axisLabel cancelLabel caption cell children confirmLabel checkbox description empty error header hint label
   legend message note placeholder prefix suffix text title unavailable`.split(/\s+/),
);

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/** The words in a value of a prop; `isText`: the value itself is words. */
function inPseudo(value: unknown, isText: boolean): unknown {
  if (typeof value === 'string') return isText ? pseudoText(value) : value;
  if (Array.isArray(value)) return value.map((each) => inPseudo(each, isText));
  if (typeof value !== 'object' || value === null || isValidElement(value) || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inPseudo(each, wording.has(key))]));
}

type Runtime = (type: ElementType, props: object, key?: string) => unknown;

/** Elements of stories, their words in the pseudo-locale where the page is in it. Texts of catalogs are changed elsewhere. */
const changing =
  (make: Runtime): Runtime =>
  (type, props, key) =>
    make(type, document.documentElement.lang === PSEUDO_LOCALE ? (inPseudo(props, false) as object) : props, key);

export { Fragment };
export const jsx = changing(plainJsx as Runtime);
export const jsxs = changing(plainJsxs as Runtime);
