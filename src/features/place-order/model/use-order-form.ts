import { useApiForm } from '@/shared/lib/api-form'
import { likelyCountry } from '@/shared/lib/countries'
import type { AddressChoice, OrderValues } from './order-terms'

const noPlace = { recipient: '', line1: '', line2: '', city: '', region: '', postal_code: '', phone_number: '' }

type OrderFormOptions = {
  /** The first one is chosen to begin with; without any, an address is typed. */
  addresses: readonly AddressChoice[]
  send: (values: OrderValues) => Promise<void>
}

/** How an order is delivered and what it is called. */
export const useOrderForm = ({ addresses, send }: OrderFormOptions) =>
  useApiForm<OrderValues>({
    defaultValues: {
      contact: '',
      email: '',
      po_number: '',
      note: '',
      delivery: 'SHIP',
      address_id: addresses[0]?.id ?? '',
      address: { ...noPlace, country: likelyCountry(navigator.language) },
    },
    send,
  })

export type OrderForm = ReturnType<typeof useOrderForm>
