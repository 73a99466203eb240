/** Opens another place of the report. */
export function goTo(address: string): void {
  location.hash = address;
}
