import { useCountryName } from '@/shared/lib/countries'
import { addressLines, type PostalAddress } from '../address'

/** An address as one reads it, with its phone number below. */
export function AddressLines({ address }: { address: PostalAddress }) {
  const countryName = useCountryName()
  const lines = addressLines(address, countryName(address.country))
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
