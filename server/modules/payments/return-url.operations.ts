import { invalid } from '../../domain/domain-error'
import type { IsPublicAddress } from '../../infrastructure/config/public-origins'

/**
 * Where a browser returns to: an address of the web app, so that no call can lead customers elsewhere.
 * @throws DomainError invalid for another address
 */
export function returnUrlOf(url: string, isPublicAddress: IsPublicAddress): string {
  const address = URL.canParse(url) ? new URL(url) : undefined
  // As it was understood here, because others may read the same text in another way.
  if (address && isPublicAddress(address)) return address.href
  throw invalid({
    path: 'body.return_url',
    message: { en: 'Use an address of this web app.', es: 'Use una dirección de esta aplicación web.' },
  })
}
