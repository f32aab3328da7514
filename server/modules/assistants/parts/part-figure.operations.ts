import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { PartsHandlers } from '../../../http/operation'
import { findPricedOffers, operatorOf } from '../../catalogue'
import { type ManualRepository, ownerOf, type PartFigures } from '../../manuals'
import { partToWire } from '../conversations/named-part.wire'

interface Dependencies {
  db: Database
  manuals: ManualRepository
  figures: PartFigures
}

type Request = Parameters<PartsHandlers['getPartsFigure']>[0]

/** The figures of parts lists, for whoever sees the manual. */
export function partFigureOperations({ db, manuals, figures }: Dependencies) {
  async function listOf({ query, caller, signal }: Pick<Request, 'query' | 'caller' | 'signal'>) {
    const manual = await manuals.visibleTo(caller).find(query.manual_id)
    if (!manual) throw notFound('Manual')
    return { manual, page: query.page, caption: query.figure, owner: ownerOf(caller), signal }
  }

  return {
    getPartsFigure: async (request) => {
      const asked = await listOf(request)
      const { caller } = request
      const { pages, rows } = await figures.find(asked)
      if (pages.length === 0) return { status: 200, body: { pages, items: [] } }
      const offers = await findPricedOffers(
        db,
        caller,
        rows.map(({ number }) => number),
      )
      const operatorId = operatorOf(caller)
      const { id: manualId, displayName: manualName } = asked.manual
      const items = rows.flatMap((row) => partToWire({ ...row, manualId, manualName }, { offers, operatorId }))
      return { status: 200, body: { pages, items } }
    },

    getFigurePlaces: async (request) => {
      const places = await figures.places(await listOf(request), request.query.figure_page)
      const items = places.map(({ item, box: [left, top, right, bottom] }) => ({
        item,
        x: left,
        y: top,
        width: right - left,
        height: bottom - top,
      }))
      return { status: 200, body: { items } }
    },
  } satisfies Pick<PartsHandlers, 'getPartsFigure' | 'getFigurePlaces'>
}
