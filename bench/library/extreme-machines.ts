import type { Transaction } from '../../server/db/connection'
import type { ReadManual } from '../../server/modules/manuals/reading/read-manual'
import { addModel, type LibraryOwner } from './add-library'
import { addManual } from './add-manual'
import { makeManual } from './make-manual'

/** The ids of machines with more to read than most. */
export interface ExtremeMachines {
  /** With one very large manual. */
  large: string
  /** With very many manuals. */
  many: string
}

interface Extremes {
  largePages: number
  manuals: number
  sources: readonly ReadManual[]
  owner: LibraryOwner
}

const FIRST_NUMBER = 1_000_001
const PAGES_OF_MANY = 150

export async function addExtremeMachines(trx: Transaction, { largePages, manuals, sources, owner }: Extremes) {
  const add = async (number: number, pageCounts: readonly number[]) => {
    const machineId = await addModel(trx, { ...owner, number, isAssigned: false })
    for (const [index, pages] of pageCounts.entries()) {
      const read = makeManual(sources, pages, number + index)
      const displayName = `Manual ${index + 1}`
      await addManual(trx, { organizationId: owner.dealershipId, machineId, displayName, kind: 'service', read })
    }
    return machineId
  }
  return {
    large: await add(FIRST_NUMBER, [largePages]),
    many: await add(FIRST_NUMBER + 1000, new Array<number>(manuals).fill(PAGES_OF_MANY)),
  }
}
