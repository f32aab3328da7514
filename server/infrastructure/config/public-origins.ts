import type { Settings } from './settings'

/** Whether an address is on an origin at which people reach the web app. */
export type IsPublicAddress = (url: URL) => boolean

/**
 * People reach the web app at the origins of `PUBLIC_URL` and `PUBLIC_ORIGINS`, whatever a request says of itself.
 * @param listeningPort for `PORT=0`, the port that was free
 */
export function publicAddresses(
  { PUBLIC_URL, PUBLIC_ORIGINS }: Pick<Settings, 'PUBLIC_URL' | 'PUBLIC_ORIGINS'>,
  listeningPort: () => number | undefined,
): IsPublicAddress {
  const known = [PUBLIC_URL, ...PUBLIC_ORIGINS].map((address) => new URL(address))
  return (url) =>
    known.some((one) => {
      const origin = new URL(one.origin)
      // The product's own addresses are written with it.
      if (canonical(url) === canonical(origin)) return true
      const port = origin.port === '0' ? listeningPort() : undefined
      if (port !== undefined) origin.port = String(port)
      return canonical(url) === canonical(origin)
    })
}

/** The names of one's own computer, which lead to the same server. */
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

const canonical = ({ protocol, hostname, port }: URL) =>
  `${protocol}//${loopback.test(hostname) ? 'localhost' : hostname}:${port}`
