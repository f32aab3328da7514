import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { PlatformHandlers } from '../../../http/operation'
import { operatorOf } from '../pricing/customer-price'
import { partsOnPage, seesManualOf } from './page-part.repository'
import { findOffers } from './part-offer.repository'

/** The parts lists of manuals, as far as a catalogue has their parts. */
export function pagePartOperations(db: Database) {
  return {
    getPageParts: async ({ path, caller }) => {
      if (!(await seesManualOf(db, caller, path.id))) throw notFound('Manual')
      const printed = await partsOnPage(db, path.id, path.n)
      const offers = await findOffers(
        db,
        caller,
        printed.map(({ number }) => number),
      )
      const items = printed.flatMap(({ number, box }) =>
        (offers.get(number) ?? []).map(({ part: { id, partNumber, description }, dealership }) => ({
          printed_number: number,
          box: [...box],
          part: { id, part_number: partNumber, description },
          dealership,
          operator_id: operatorOf(caller),
        })),
      )
      return { status: 200, body: { items } }
    },
  } satisfies Pick<PlatformHandlers, 'getPageParts'>
}
