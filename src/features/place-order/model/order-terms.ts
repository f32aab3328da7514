import type { components } from '#contract/platform'
import type { PlaceValues } from '@/entities/address'

type Schemas = components['schemas']

/** A new order as it is typed, without its lines. */
export type OrderValues = {
  /** Who orders, where nobody is signed in. */
  contact: string
  /** Where to send them what happens to the order; empty for nowhere. */
  email: string
  po_number: string
  note: string
  delivery: Schemas['DeliveryMethod']
  /** Which stored address; empty for the one that is typed. */
  address_id: string
  address: PlaceValues
}

type Terms = Required<Pick<Schemas['CartOrder'], 'po_number' | 'note' | 'delivery'>> &
  Pick<Schemas['CartOrder'], 'address'>

/** An address to choose; without `address`, the server knows it. */
export type AddressChoice = { id: string; label: string; address?: Schemas['OrderAddress'] }

/** What is sent with the lines of an order. */
export function orderTermsOf(
  { po_number, note, delivery, address_id, address }: OrderValues,
  choices: readonly AddressChoice[],
): Terms {
  const chosen = choices.find(({ id }) => id === address_id)
  const to = chosen ? chosen.address : address
  return { po_number: po_number.trim(), note: note.trim(), delivery, ...(delivery === 'SHIP' && to && { address: to }) }
}
