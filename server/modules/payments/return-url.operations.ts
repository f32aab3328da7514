import { invalid } from '../../domain/domain-error'

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined)

/**
 * Where a browser returns to: an address of the web app, so that no link can lead customers elsewhere.
 * @throws DomainError invalid for another address
 */
export function returnUrlOf(
  url: string,
  { publicUrl, headers }: { publicUrl: string; headers: Record<string, string | string[] | undefined> },
): string {
  const origin = originOf(url)
  // A browser names the origin of its page, and no page can name another one.
  const allowed = [originOf(publicUrl), typeof headers.origin === 'string' ? headers.origin : undefined]
  if (origin && allowed.includes(origin)) return url
  throw invalid({
    path: 'body.return_url',
    message: { en: 'Use an address of this web app.', es: 'Use una dirección de esta aplicación web.' },
  })
}
