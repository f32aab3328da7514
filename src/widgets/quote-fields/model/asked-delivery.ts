import type { Address, PlaceValues } from '@/entities/address'
import type { NewQuote, Quote } from '@/entities/quote'
import { likelyCountry } from '@/shared/lib/countries'

type AddressOfQuote = NonNullable<NewQuote['address']>

/** How something is to be delivered, as it is typed. */
export type AskedDelivery = {
  delivery: Quote['delivery']
  /** Which of the choices; `TYPED` for the one that is typed, empty for the first choice. */
  address_id: string
  address: PlaceValues
}

export const TYPED = 'typed'

const noPlace = { recipient: '', line1: '', line2: '', city: '', region: '', postal_code: '', phone_number: '' }

/** The delivery of a quote, to be changed; without a quote, shipped to the first address that there is. */
export const deliveryOf = ({
  delivery = 'SHIP',
  address = null,
}: Partial<Pick<Quote, 'delivery' | 'address'>> = {}): AskedDelivery => ({
  delivery,
  address_id: address ? TYPED : '',
  address: { ...noPlace, country: likelyCountry(navigator.language), ...address },
})

/** Where the delivery may go to. */
export type Places = {
  choices: readonly { id: string; label: string; address: AddressOfQuote }[]
  /** Whether the address may be entered later. */
  canWait?: boolean
}

export const choicesOf = (addresses: readonly Address[]): Places['choices'] =>
  addresses.map(({ id, label, is_default: _, ...address }) => ({
    id,
    label: [label, address.line1, address.city].filter(Boolean).join(', '),
    address,
  }))

/** Whether the address has to be typed. */
export const isTyped = (
  { delivery, address_id }: Pick<AskedDelivery, 'delivery' | 'address_id'>,
  { choices, canWait = false }: Places,
): boolean => delivery === 'SHIP' && (address_id === TYPED || (choices.length === 0 && !canWait))

/** The delivery as it is sent. */
export function deliveryToWire(
  values: AskedDelivery,
  places: Places,
): Required<Pick<NewQuote, 'delivery'>> & Pick<NewQuote, 'address'> {
  const { delivery, address_id, address } = values
  if (isTyped(values, places)) return { delivery, address }
  const chosen = places.choices.find(({ id }) => id === address_id) ?? places.choices[0]
  return { delivery, ...(delivery === 'SHIP' && chosen && { address: chosen.address }) }
}
