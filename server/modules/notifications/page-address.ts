/**
 * The address of a page of the web app as an e-mail needs it: whole.
 * @param publicUrl where people reach the web app; may lie below a path, as in `https://example.com/yard`
 */
export function pageAddress(publicUrl: string, path: string, query: Record<string, string> = {}): string {
  const parameters = new URLSearchParams(query).toString()
  return `${publicUrl.replace(/\/+$/, '')}${path}${parameters && `?${parameters}`}`
}
