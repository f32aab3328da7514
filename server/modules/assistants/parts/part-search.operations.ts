import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { PartsHandlers } from '../../../http/operation'
import { findPricedOffers, operatorOf } from '../../catalogue'
import type { MachineRepository } from '../../machines'
import type { ManualRepository } from '../../manuals'
import { selectManuals } from '../asking/question-scope'
import { partToWire } from '../conversations/named-part.wire'
import { searchPartsIn } from './part-search.repository'

interface Dependencies {
  db: Database
  machines: MachineRepository
  manuals: ManualRepository
}

type Request = Parameters<PartsHandlers['searchParts']>[0]

/** Parts look-up in the parts lists of manuals and in catalogues. */
export function partSearchOperations({ db, machines, manuals }: Dependencies) {
  /** Those of the machine that apply to the serial number; undefined for all. */
  async function manualsOf({ query, caller }: Pick<Request, 'query' | 'caller'>): Promise<string[] | undefined> {
    if (query.machine_id === undefined) return undefined
    const machine = await machines.visibleTo(caller).find(query.machine_id)
    if (!machine) throw notFound('Machine')
    const all = await manuals.visibleTo(caller).allOf(machine.id)
    return selectManuals(all, machine, query.serial_number?.trim() || undefined).ready.map(({ id }) => id)
  }

  return {
    searchParts: async ({ query, caller }) => {
      const { q, page, limit } = query
      const manualIds = await manualsOf({ query, caller })
      const { items, total } = await searchPartsIn(db, caller, { search: q, manualIds, page, limit })
      const numbers = items.map(({ number }) => number)
      const offers = await findPricedOffers(db, caller, numbers)
      const operatorId = operatorOf(caller)
      const shown = items.flatMap(({ dealershipId, ...part }) => {
        const offer = offers.get(part.number)?.find(({ dealership }) => dealership.id === dealershipId)
        return partToWire(part, { offers: new Map(offer && [[part.number, [offer]]]), operatorId })
      })
      return { status: 200, body: { items: shown, total, page, limit } }
    },
  } satisfies Pick<PartsHandlers, 'searchParts'>
}
