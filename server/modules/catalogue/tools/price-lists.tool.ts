import type { Database } from '../../../db/connection'
import { inLanguage, listFor } from '../../../record-tools/asker-text'
import { hasWords, wanted } from '../../../record-tools/matching'
import type { Asker, Fact, RecordTool } from '../../../record-tools/record-tool'
import { listPriceLists } from '../pricing/price-lists/price-list.repository'
import { listCustomers } from '../pricing/terms/customer-terms.repository'
import { seesTerms } from './known-terms.repository'

const MAX_READ = 1000

/** Which price lists a dealership has, and to whom they apply, as its page of prices shows it. */
export const priceListsTool = (db: Database): RecordTool => ({
  name: 'price_lists',
  description:
    'Price lists of a dealership with how many prices they have and to which customers they apply, for its admins.',
  input: ['words', 'skip', 'limit'],
  records: { en: 'price lists', es: 'las listas de precios' },
  mayUse: seesTerms,
  find: async (input, asker) => {
    const dealershipId = asker.caller.organization?.id
    if (!dealershipId) return { facts: [], total: 0 }
    const page = { page: 1, limit: MAX_READ }
    const [lists, customers] = await Promise.all([
      listPriceLists(db, dealershipId, page),
      listCustomers(db, dealershipId, { ...page, search: '' }),
    ])
    const meant = lists.items.filter(({ name }) => hasWords(name, input.words))
    const ofList = (id: string) =>
      customers.items.filter(({ price_list_id }) => price_list_id === id).map(({ operator_name }) => operator_name)
    return {
      facts: wanted(meant, input).map((list) => priceListFact(list, ofList(list.id), asker)),
      total: meant.length,
    }
  },
})

interface Listed {
  id: string
  name: string
  /** A count arrives as text. */
  entries: number | string
}

function priceListFact({ id, name, entries }: Listed, customers: readonly string[], asker: Asker): Fact {
  const isOne = Number(entries) === 1
  const prices = inLanguage({ en: isOne ? 'price' : 'prices', es: isOne ? 'precio' : 'precios' }, asker)
  const applies =
    customers.length === 0
      ? inLanguage({ en: 'applies to no customer', es: 'no se aplica a ningún cliente' }, asker)
      : inLanguage({ en: 'applies to ', es: 'se aplica a ' }, asker) + listFor(customers, asker)
  return { title: name, path: `/manage-catalogue/prices/${id}`, text: `${name}: ${entries} ${prices}, ${applies}` }
}
