const signingPaths = ['/login', '/logout', '/magic-login', '/onboarding']

/**
 * Where to go after signing in: the `next` query parameter, "default /".
 *
 * @param next untrusted; only a path of this app counts, never another site's address in whatever disguise
 * @param origin the page's own origin
 */
export function nextPath(next: string | undefined, origin = window.location.origin): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return '/'
  const url = new URL(next, origin)
  const path = url.pathname.replace(/\/+$/, '') || '/'
  if (url.origin !== origin || url.pathname.startsWith('//') || signingPaths.includes(path)) return '/'
  return url.pathname + url.search + url.hash
}
