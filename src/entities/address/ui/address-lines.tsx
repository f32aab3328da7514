import { useLanguage } from '@/shared/lib/i18n'
import { type Address, addressLines } from '../address'
import { countryName } from '../country'

/** An address as one reads it, with its phone number below. */
export function AddressLines({ address }: { address: Address }) {
  const language = useLanguage()
  const lines = addressLines(address, countryName(address.country, language))
  return (
    <address className="not-italic wrap-anywhere">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same, and none moves by itself
        <div key={index}>{line}</div>
      ))}
      {address.phone_number && (
        <a href={`tel:${address.phone_number.replaceAll(' ', '')}`} className="text-link hover:underline">
          {address.phone_number}
        </a>
      )}
    </address>
  )
}
