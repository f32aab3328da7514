import type { Attack } from '../attack'
import { callInParallel } from '../call-in-parallel'
import { placeLongestOrder } from '../parts-trade'

const readers = 30
let token: string

/** The same as by an account, by whoever has the link to an order. */
export const attack: Attack = {
  name: 'confirmations-by-link',
  description: `${readers} confirmations of an order of 500 lines at once, by its link`,
  async prepare(context) {
    token = (await placeLongestOrder(context)).token
  },
  run: ({ address }, signal) =>
    callInParallel(readers, signal, (until) =>
      fetch(`${address}/api/v2/orders/token/${token}/documents/confirmation`, { signal: until }),
    ),
}
