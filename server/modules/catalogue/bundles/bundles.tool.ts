import { isAdmin, seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { amountWriter } from '../../../domain/amount-writer'
import { inLanguage } from '../../../record-tools/asker-text'
import { hasWords, wanted } from '../../../record-tools/matching'
import type { Asker, Fact, RecordTool } from '../../../record-tools/record-tool'
import { writeContents } from '../../../record-tools/written-contents'
import { sellersTo } from '../parts/page-part.repository'
import type { Cost } from '../parts/part'
import { operatorOf, pricesOfOne } from '../pricing/customer-price'
import { findAvailable } from '../pricing/priced-part.repository'
import type { Bundle } from './bundle'
import { createBundleRepository } from './bundle.repository'

/** Of one dealership, for one question. */
const MAX_BUNDLES = 200

/** Parts that dealerships sell as one, with what one costs the asker and what is missing for it. */
export function bundlesTool(db: Database): RecordTool {
  const bundles = createBundleRepository(db)
  const order = { search: '', active: true, field: 'name', direction: 'asc', page: 1, limit: MAX_BUNDLES } as const
  return {
    name: 'bundles',
    description: 'Bundles: parts that are sold as one, with price, parts and what is missing in stock.',
    input: ['words', 'number', 'skip', 'limit'],
    records: { en: 'bundles', es: 'conjuntos' },
    mayUse: (caller) => caller.organization !== null && seesSharedRecords(caller),
    find: async (input, asker) => {
      const sellers = await sellersTo(db, asker.caller)
      const lists = await Promise.all(sellers.map(({ id }) => bundles.list({ ...order, dealershipId: id })))
      const meant = lists.flatMap(({ items }) => items).filter((bundle) => hasWords(textOf(bundle), input.words))
      return {
        facts: await Promise.all(wanted(meant, input).map((bundle) => bundleFact(db, bundle, asker))),
        total: meant.length,
      }
    },
  }
}

const textOf = ({ name, description, parts }: Bundle): string =>
  [name, description, ...parts.map(({ part }) => `${part.description} ${part.partNumber}`)].join(' ')

async function bundleFact(db: Database, bundle: Bundle, asker: Asker): Promise<Fact> {
  const { dealershipId, id, name, description, parts } = bundle
  const asked = { dealershipId, operatorId: operatorOf(asker.caller), lines: [{ bundleId: id }] }
  const [[price = null], available] = await Promise.all([
    pricesOfOne(db, asked),
    findAvailable(
      db,
      dealershipId,
      parts.map(({ part }) => part.id),
    ),
  ])
  const contents = parts.map(({ part, quantity }) => ({ ...part, quantity, available: available.get(part.id) ?? 0 }))
  const about = description ? ` (${description.replace(/\.$/, '')})` : ''
  return {
    title: name,
    path:
      isAdmin(asker.caller) && asker.caller.organization?.id === dealershipId ? '/manage-catalogue/bundles' : '/cart',
    text: `${name}${about}: ${priceText(price, asker)}: ${writeContents(contents, asker)}`,
  }
}

const priceText = (price: Cost | null, asker: Asker): string =>
  price
    ? amountWriter(price.currency, asker.locale)(price.amount)
    : inLanguage({ en: 'no price', es: 'sin precio' }, asker)
