/** The part of axios that it declares no types for. */
declare module 'axios/unsafe/adapters/fetch.js' {
  export type Adapter = (config: object) => Promise<object>;
  /** The adapter for a request, by the `fetch` that its options name. */
  export const getFetch: (config: object) => Adapter;
}
