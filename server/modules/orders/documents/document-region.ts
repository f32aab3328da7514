import type { Region } from '../../../domain/locale'
import type { Order } from '../order'
import type { OrderParty } from '../order-party.repository'

type Addressed = Pick<Order, 'address'> & Record<'dealership' | 'operator', Pick<OrderParty, 'address'>>

/** The country of the customer of a document, or as near to it as is known. */
export const customerRegion = ({ address, dealership, operator }: Addressed): Region =>
  (operator.address ?? address ?? dealership.address)?.country
