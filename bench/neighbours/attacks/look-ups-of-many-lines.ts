import { json } from '../../authorized-fetch'
import type { Attack } from '../attack'
import { callInParallel } from '../call-in-parallel'
import { addParts, partNumberOf } from '../parts-trade'

const askers = 40
const lines = Array.from({ length: 500 }, (_, index) => ({ number: partNumberOf(1 + index * 19), quantity: 2 }))
let catalogueId: string

export const attack: Attack = {
  name: 'look-ups-of-many-lines',
  description: `${askers} look-ups of ${lines.length} part numbers at once`,
  async prepare(context) {
    catalogueId = (await addParts(context, 20_000)).catalogueId
  },
  run: ({ attacker }, signal) =>
    callInParallel(askers, signal, (until) =>
      attacker.fetchAsDealership(`/api/v2/catalogues/${catalogueId}/resolve`, {
        ...json('POST', { operator_id: attacker.organizationId, lines }),
        signal: until,
      }),
    ),
}
