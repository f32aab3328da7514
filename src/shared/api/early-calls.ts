/** What `public/early.js` has sent before the app was loaded. */
export type EarlyCall = { href: string; authorization: string | null; answer: Promise<Response> }

declare global {
  var earlyCalls: EarlyCall[] | undefined
}

/**
 * The answer to this request where it was sent before the app was loaded: once, and only for the same caller, so that
 * nobody reads what was answered to somebody else or some time ago.
 */
export function takeEarlyAnswer({ method, url, headers }: Request): Promise<Response> | undefined {
  if (method !== 'GET') return undefined
  const calls = globalThis.earlyCalls ?? []
  const isSame = ({ href, authorization }: EarlyCall) => href === url && authorization === headers.get('authorization')
  const place = calls.findIndex(isSame)
  return place < 0 ? undefined : calls.splice(place, 1)[0]?.answer
}
