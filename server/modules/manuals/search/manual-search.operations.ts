import type { PlatformHandlers } from '../../../http/operation'
import { toWireMachine } from '../library.operations'
import type { ManualSearchRepository } from './manual-search.repository'
import { showPage } from './shown-page'
import { readTerms } from './terms'
import { toTextQuery } from './text-query'

export const manualSearchOperations = (manualSearch: ManualSearchRepository) =>
  ({
    searchManuals: async ({ query, caller }) => {
      const { q, page = 1, limit = 10, manual_id: manualId, machine_id: machineId, brand, kind } = query
      const terms = readTerms(q)
      if (terms.length === 0) return { status: 200, body: { items: [], total: 0, page, limit } }
      const search = { textQuery: toTextQuery(terms), manualId, machineId, brand, kind, page, limit }
      const { items, total } = await manualSearch.find(caller, search)
      return {
        status: 200,
        body: {
          items: items.map(({ passages, ...found }) => {
            const { heading, excerpt, boxes } = showPage(passages, terms)
            return {
              manual_id: found.manualId,
              manual_name: found.manualName,
              machine: toWireMachine(found.machine),
              page: found.page,
              heading,
              excerpt,
              boxes: boxes.map((box) => [...box]),
            }
          }),
          total,
          page,
          limit,
        },
      }
    },
  }) satisfies Pick<PlatformHandlers, 'searchManuals'>
