import type { Database } from '../../../db/connection'
import { salesNumber } from '../../../domain/sales-number'
import { inLanguage } from '../../../record-tools/asker-text'
import { wanted } from '../../../record-tools/matching'
import { describeOrganization, type KnownField } from '../../../record-tools/organization-field'
import type { Asker, Fact, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import type { OrganizationRepository } from '../organization.repository'
import { addressInLine, findKnown } from './known-organization.repository'
import { findLastPaper, type LastPaper } from './last-paper.repository'

const MAX_READ = 100

/** The dealerships that serve the asker's organization, with what they show to their customers. */
export const ownDealershipsTool = (db: Database, organizations: OrganizationRepository): RecordTool => ({
  name: 'own_dealerships',
  description: 'The dealerships that serve the organization of whoever asks, with their phone numbers and addresses.',
  input: ['organizationId', 'fields', 'skip', 'limit'],
  records: { en: 'dealerships that serve others', es: 'concesionarios que atienden a otros' },
  mayUse: ({ organization }) => organization?.type === 'OPERATOR',
  find: async (input, asker) => {
    const { organizationId, fields } = input
    if (fields?.length && fields.every((field) => field === 'price_list' || field === 'tax'))
      return { facts: [], total: 0, refusal: inLanguage(ofDealership, asker) }
    const { items } = await organizations
      .visibleTo(asker.caller)
      .list({ page: 1, limit: MAX_READ, search: '', sortDirection: 'asc', type: 'DEALERSHIP' })
    const meant = items.filter(({ id }) => organizationId === undefined || id === organizationId)
    const isNamed = organizationId !== undefined || fields !== undefined
    const isListed = meant.length > 1
    const facts = wanted(meant, input).map(({ id, name }) =>
      isNamed ? describedFact(db, asker, { id, name, asked: fields, isListed }) : factOf(name, name),
    )
    return { facts: await Promise.all(facts), total: meant.length }
  },
})

const factOf = (name: string, text: string): Fact => ({ title: name, path: '/machine-instances', text })

interface Described {
  id: string
  name: string
  asked: ToolInput['fields']
  isListed: boolean
}

async function describedFact(db: Database, asker: Asker, { id, ...described }: Described): Promise<Fact> {
  const [found, paper] = await Promise.all([findKnown(db, asker, id), findLastPaper(db, asker.caller, id)])
  const known = [...(found?.known ?? []), ...(paper ? knownOfPaper(paper, asker) : notOrdered(asker))]
  return factOf(described.name, describeOrganization({ ...described, known }))
}

/** A dealership's own pages are not its customers', but what it prints is. */
function knownOfPaper({ number, isOnAccount, address }: LastPaper, asker: Asker): KnownField[] {
  const order = salesNumber('order', number)
  const terms = isOnAccount
    ? {
        en: `on account (${order}, your last order)`,
        es: `pago a cuenta (${order}, su último pedido)`,
      }
    : {
        en: `payment in advance (${order}, your last order)`,
        es: `pago por adelantado (${order}, su último pedido)`,
      }
  const place = address && inLanguage({ en: 'address: ', es: 'dirección: ' }, asker) + addressInLine(address, asker)
  const noPlace = inLanguage({ en: 'no address printed', es: 'sin dirección impresa' }, asker)
  return [
    place ? { field: 'address', text: place } : { field: 'address', text: noPlace, isMissing: true },
    { field: 'terms', text: inLanguage(terms, asker) },
  ]
}

const notOrdered = (asker: Asker): KnownField[] =>
  (['address', 'terms'] as const).map((field) => ({
    field,
    isMissing: true,
    text: inLanguage(
      field === 'address'
        ? { en: 'you see its address on your orders', es: 'verá su dirección en sus pedidos' }
        : { en: 'each of your orders says how it is paid', es: 'cada pedido suyo dice cómo se paga' },
      asker,
    ),
  }))

const ofDealership = {
  en: 'Your role does not see the price lists and tax rates of a dealership.',
  es: 'Su rol no ve las listas de precios ni los tipos impositivos de un concesionario.',
}
