/** Ends in letters, so that neither a number nor a word alone passes for a host. */
const host = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?(?=$|[/?#])/u

/**
 * The web address that somebody typed; with `https://` where they typed a host without a scheme, as people read it in
 * their browser.
 * @returns undefined for what is no address of the web
 */
export function webAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (/\s/.test(address)) return undefined
  const [scheme = ''] = /^https?:\/\/(?=.)/i.exec(address) ?? []
  if (scheme) return scheme.toLowerCase() + address.slice(scheme.length)
  return host.test(address) ? `https://${address}` : undefined
}
