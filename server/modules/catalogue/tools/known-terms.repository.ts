import { isAdmin } from '../../../access'
import type { Rights } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { Text } from '../../../domain/text'
import { inLanguage } from '../../../record-tools/asker-text'
import type { CustomerTerms } from '../../../record-tools/customer-terms'
import type { KnownField } from '../../../record-tools/organization-field'
import type { Asker } from '../../../record-tools/record-tool'
import { listAddresses } from '../../organizations'
import { findPriceList } from '../pricing/price-lists/price-list.repository'
import { taxRateFor } from '../pricing/tax-rates/tax-rate.repository'
import { findCustomer, listCustomers } from '../pricing/terms/customer-terms.repository'
import { percentOf } from './percent-of'

/** Whether a caller sees the page with the terms of customers. */
export const seesTerms = (caller: Rights): boolean => caller.organization?.type === 'DEALERSHIP' && isAdmin(caller)

const MAX_READ = 1000

/** What the asker's dealership has agreed with the customers that it serves; nothing for whoever does not see it. */
export const createCustomerTerms = (db: Database): CustomerTerms => ({
  async of(asker, operatorId) {
    const dealershipId = asker.caller.organization?.id
    if (!dealershipId || !seesTerms(asker.caller)) return []
    const terms = await findCustomer(db, dealershipId, operatorId)
    if (!terms) return []
    const { price_list_id: id, pays_on_account: paysOnAccount } = terms
    const [list, tax] = await Promise.all([
      id ? findPriceList(db, { dealershipId, id }) : undefined,
      knownTax(db, asker, { dealershipId, operatorId }),
    ])
    const priced = list
      ? { en: `price list ${list.name}`, es: `lista de precios ${list.name}` }
      : { en: 'catalogue prices', es: 'precios del catálogo' }
    return [paymentOf(paysOnAccount, asker), { field: 'price_list', text: inLanguage(priced, asker) }, tax]
  },

  async payingOn(asker, how) {
    const dealershipId = asker.caller.organization?.id
    if (!dealershipId || !seesTerms(asker.caller)) return []
    const { items } = await listCustomers(db, dealershipId, { page: 1, limit: MAX_READ, search: '' })
    const isAsked = how === 'account'
    return items
      .filter(({ pays_on_account }) => pays_on_account === isAsked)
      .map(({ operator_id: id, operator_name: name }) => ({ id, name, text: paymentOf(isAsked, asker).text }))
  },
})

const paymentOf = (isOnAccount: boolean, asker: Asker): KnownField => ({
  field: 'terms',
  text: inLanguage(isOnAccount ? onAccount : inAdvance, asker),
})

const onAccount: Text = { en: 'pays on account', es: 'paga a crédito' }
const inAdvance: Text = { en: 'pays in advance', es: 'paga por adelantado' }

/** Orders are taxed by the place of delivery. */
async function knownTax(
  db: Database,
  asker: Asker,
  { dealershipId, operatorId }: { dealershipId: string; operatorId: string },
): Promise<KnownField> {
  const addresses = await listAddresses(db, operatorId)
  const rates = await Promise.all(
    addresses.map(async (address) => {
      const rate = await taxRateFor(db, { dealershipId, address })
      const none = inLanguage({ en: 'no tax rate', es: 'sin tipo impositivo' }, asker)
      return `${address.label} ${rate ? `${percentOf(rate.basisPoints, asker)} (${rate.name})` : none}`
    }),
  )
  const text = inLanguage({ en: 'taxed by place of delivery', es: 'impuestos según el lugar de entrega' }, asker)
  return { field: 'tax', text: rates.length > 0 ? `${text}: ${rates.join(', ')}` : text }
}
