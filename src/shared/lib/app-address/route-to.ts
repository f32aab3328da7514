/** An address of the app that the server has written, with its search, as the router takes it. */
export function routeTo(address: string): { to: string; search: Record<string, string> } {
  const { pathname, searchParams } = new URL(address, location.origin)
  return { to: pathname, search: Object.fromEntries(searchParams) }
}
