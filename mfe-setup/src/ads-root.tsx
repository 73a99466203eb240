/** Stands in until the screens are here. */
export function Root() {
  return <h1>ads-setup</h1>;
}
