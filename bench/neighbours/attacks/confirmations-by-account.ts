import type { Attack } from '../attack'
import { callInParallel } from '../call-in-parallel'
import { placeLongestOrder } from '../parts-trade'

const readers = 30
let orderId: string

/** Asks for the longest documents that there are. */
export const attack: Attack = {
  name: 'confirmations-by-account',
  description: `${readers} confirmations of an order of 500 lines at once, by an account`,
  async prepare(context) {
    orderId = (await placeLongestOrder(context)).id
  },
  run: ({ attacker }, signal) =>
    callInParallel(readers, signal, (until) =>
      attacker.fetchAsDealership(`/api/v2/orders/${orderId}/documents/confirmation`, { signal: until }),
    ),
}
