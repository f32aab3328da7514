import { setImmediate } from 'node:timers/promises'
import type { components } from '#contract/platform'
import type { PlatformHandlers } from '../../../http/operation'
import { toMachineWire } from '../library.operations'
import type { FoundPage, ManualSearchRepository } from './manual-search.repository'
import { toShownPage } from './shown-page'
import { parseTerms, type Term } from './terms'
import { toTextQuery } from './text-query'

type ManualHit = components['schemas']['ManualHit']

/** Marks pages of all requests one after the other and yields to the event loop in between. */
function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => T): Promise<T> => {
    const done = last.then(() => setImmediate()).then(work)
    last = done.catch(() => undefined)
    return done
  }
}

const oneAtATime = createSerialQueue()

export const manualSearchOperations = (manualSearch: ManualSearchRepository) =>
  ({
    searchManuals: async ({ query, caller }) => {
      const { q, page, limit, manual_id: manualId, machine_id: machineId, brand, kind } = query
      const terms = parseTerms(q)
      if (terms.length === 0) return { status: 200, body: { items: [], total: 0, page, limit } }
      const search = { textQuery: toTextQuery(terms), manualId, machineId, brand, kind, page, limit }
      const { items: found, total } = await manualSearch.find(caller, search)
      const items: ManualHit[] = []
      for (const one of found) items.push(await oneAtATime(() => toHit(one, terms)))
      const pages = manualId && (await manualSearch.pagesOf(caller, { ...search, manualId }))
      return { status: 200, body: { items, total, page, limit, ...(pages && { pages }) } }
    },
  }) satisfies Pick<PlatformHandlers, 'searchManuals'>

function toHit({ passages, ...found }: FoundPage, terms: readonly Term[]): ManualHit {
  const { heading, excerpt, boxes } = toShownPage(passages, terms)
  return {
    manual_id: found.manualId,
    manual_name: found.manualName,
    machine: toMachineWire(found.machine),
    page: found.page,
    heading,
    excerpt,
    boxes: boxes.map((box) => [...box]),
  }
}
