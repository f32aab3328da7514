import { escapeHtml } from '../../html/escape-html'

/** What replaces a secret. */
export const blanked = '••••••'

/** Text, plain or HTML, without its secrets, in whichever form they occur in it: as they are, in an address, in HTML. */
export function blank(text: string, secrets: readonly string[]): string {
  const written = secrets.filter(Boolean).flatMap((secret) => {
    const ways = [secret, encodeURIComponent(secret), new URLSearchParams({ '': secret }).toString().slice(1)]
    return ways.flatMap((way) => [way, escapeHtml(way)])
  })
  // The longest first: a secret may be a part of another.
  const longestFirst = [...new Set(written)].sort((a, b) => b.length - a.length)
  return longestFirst.reduce((rest, secret) => rest.replaceAll(secret, blanked), text)
}
