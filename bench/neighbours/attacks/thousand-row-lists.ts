import type { Attack } from '../attack'
import { callInParallel } from '../call-in-parallel'
import { addParts } from '../parts-trade'

const readers = 60
const parts = 20_000
let catalogueId: string

export const attack: Attack = {
  name: 'thousand-row-lists',
  description: `${readers} lists of 1,000 parts at once`,
  async prepare(context) {
    catalogueId = (await addParts(context, parts)).catalogueId
  },
  run: ({ attacker }, signal) => {
    let page = 0
    return callInParallel(readers, signal, (until) => {
      page = (page % (parts / 1000)) + 1
      return attacker.fetchAsDealership(`/api/v2/catalogues/${catalogueId}/parts?limit=1000&page=${page}`, {
        signal: until,
      })
    })
  },
}
