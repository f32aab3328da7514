import { lockService } from '../../../../access'
import type { Database } from '../../../../db/connection'
import { changedMeanwhile, notFound } from '../../../../domain/domain-error'
import type { Transact } from '../../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../../http/operation'
import { lockPriceList } from '../price-lists/price-list.repository'
import { requireCatalogue } from '../require-catalogue.operations'
import { findCustomer, listCustomers, storeTerms } from './customer-terms.repository'

export function customerTermsOperations({ db, transact }: { db: Database; transact: Transact }) {
  return {
    listCustomerTerms: async ({ path, query: { page, limit, search }, caller }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      const found = await listCustomers(db, dealershipId, { page, limit, search })
      return { status: 200, body: { ...found, page, limit } }
    },

    setCustomerTerms: async ({ path, body, caller }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      const { price_list_id: priceListId, pays_on_account: paysOnAccount, version } = body
      const pair = { dealershipId, operatorId: path.orgId }
      const terms = await transact(async (trx) => {
        if (!(await lockService(trx, pair))) throw notFound('Operator')
        if (priceListId && !(await lockPriceList(trx, { dealershipId, id: priceListId }))) throw notFound('Price list')
        const isStored = await storeTerms(trx, pair, { priceListId, paysOnAccount, version })
        const current = await findCustomer(trx, dealershipId, path.orgId)
        if (!isStored) throw changedMeanwhile(current)
        return current
      })
      if (!terms) throw notFound('Operator')
      return { status: 200, body: terms }
    },
  } satisfies Pick<PlatformHandlers, 'listCustomerTerms' | 'setCustomerTerms'>
}
