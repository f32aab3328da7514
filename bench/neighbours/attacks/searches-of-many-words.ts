import type { Attack } from '../attack'
import { callInParallel } from '../call-in-parallel'
import { addParts } from '../parts-trade'

const searchers = 60
const parts = 50_000
/** Each occurs in very many parts, so that no index leads to few of them. */
const words = 'o i l f t e r s a k h y d u c b n oi il fi lt te er se ea al hy dr ra ul li ic tr ck bu et to th ai ir'
let catalogueId: string

export const attack: Attack = {
  name: 'searches-of-many-words',
  description: `${searchers} searches of many words at once among ${parts.toLocaleString('en')} parts`,
  async prepare(context) {
    catalogueId = (await addParts(context, parts)).catalogueId
  },
  run: ({ attacker }, signal) =>
    callInParallel(searchers, signal, (until) =>
      attacker.fetchAsDealership(
        `/api/v2/catalogues/${catalogueId}/parts?limit=10&search=${encodeURIComponent(words)}`,
        { signal: until },
      ),
    ),
}
