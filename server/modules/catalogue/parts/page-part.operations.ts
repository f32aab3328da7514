import type { components } from '#contract/platform'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { PlatformHandlers } from '../../../http/operation'
import { resolveNumbers } from '../pricing/resolve-numbers'
import { type PrintedPart, partsOnPage, seesManualOf, sellersTo } from './page-part.repository'

/** The parts lists of manuals, as far as a catalogue has their parts. */
export function pagePartOperations(db: Database) {
  return {
    getPageParts: async ({ path, caller }) => {
      if (!(await seesManualOf(db, caller, path.id))) throw notFound('Manual')
      const printed = await partsOnPage(db, path.id, path.n)
      const sellers = printed.length > 0 ? await sellersTo(db, caller) : []
      const operatorId = caller.organization?.type === 'OPERATOR' ? caller.organization.id : null
      const items = await Promise.all(sellers.map((seller) => soldBy(db, seller, printed, operatorId)))
      return { status: 200, body: { items: items.flat() } }
    },
  } satisfies Pick<PlatformHandlers, 'getPageParts'>
}

async function soldBy(
  db: Database,
  dealership: { id: string; name: string },
  printed: readonly PrintedPart[],
  operatorId: string | null,
): Promise<components['schemas']['PagePart'][]> {
  const numbers = printed.map(({ number }) => number)
  const resolved = await resolveNumbers(db, { dealershipId: dealership.id, numbers })
  return printed.flatMap(({ number, box }, index) => {
    const found = resolved[index]
    if (found?.fate !== 'found' && found?.fate !== 'superseded') return []
    const { id, partNumber, description } = found.part
    const part = { id, part_number: partNumber, description }
    return [{ printed_number: number, box: [...box], part, dealership, operator_id: operatorId }]
  })
}
