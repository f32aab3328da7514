import { isAdmin, isStaff } from '../../../access'
import type { Database } from '../../../db/connection'
import { periodOf } from '../../../domain/period'
import { dayFor, inLanguage } from '../../../record-tools/asker-text'
import type { CustomerTerms } from '../../../record-tools/customer-terms'
import { wanted } from '../../../record-tools/matching'
import type { OrganizationField } from '../../../record-tools/organization-field'
import type { Asker, Fact, FoundRecords, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { type CustomerFilter, findServedCustomers } from '../customers/customer.repository'
import { waitingSince } from '../waiting/waiting'
import { type Customer, customerPath, writeWork } from './customer-fact'
import { findLastOrders } from './last-order.repository'
import { describedFact } from './one-customer'

/** Whom a dealership serves, as its pages of customers show it, and for admins on which terms. */
export const customersTool = (db: Database, customerTerms: CustomerTerms): RecordTool => ({
  name: 'customers',
  description:
    'Customers of a dealership with their machines, overdue tasks and open orders, by name; those that did not order in a period, or pay on account; or all that is known of one: contact, addresses, terms.',
  input: ['organizationId', 'fields', 'paidBy', 'period', 'state', 'skip', 'limit'],
  states: [{ name: 'not_ordered', meaning: 'did not order in the period, or never' }],
  records: { en: 'customers', es: 'clientes' },
  mayUse: (caller) => caller.organization?.type === 'DEALERSHIP' && isStaff(caller),
  find: async (input, asker) => {
    const { fields, organizationId, limit } = input
    const ports = { db, customerTerms }
    if (asksForTerms(input) && !isAdmin(asker.caller))
      return { facts: [], total: 0, refusal: inLanguage(termsAreForAdmins, asker) }
    if (input.state === 'not_ordered') return withoutOrders(db, input, asker)
    if (input.paidBy && !organizationId) {
      const paying = await customerTerms.payingOn(asker, input.paidBy)
      const asksMore = fields?.some((field) => field !== 'terms')
      const facts = wanted(paying, input).map((one) =>
        asksMore ? describedFact(ports, one, { asked: fields, isListed: true }, asker) : factOf(one, one.text),
      )
      return { facts: await Promise.all(facts), total: paying.length }
    }
    const page = { limit: (input.skip ?? 0) + limit, id: organizationId }
    const { items, total } = await servedCustomers(db, asker, page)
    const isListed = organizationId === undefined && total > 1
    const isDescribed = organizationId !== undefined || fields !== undefined
    const facts = wanted(items, input).map((customer) =>
      isDescribed
        ? describedFact(ports, customer, { asked: fields, isListed, work: writeWork(customer, asker) }, asker)
        : factOf(customer, writeWork(customer, asker)),
    )
    return { facts: await Promise.all(facts), total }
  },
})

const isOfTerms: ReadonlySet<OrganizationField> = new Set(['terms', 'price_list', 'tax'])

/** The page of terms is for admins. */
const asksForTerms = ({ fields = [], paidBy }: ToolInput): boolean =>
  paidBy !== undefined || (fields.length > 0 && fields.every((field) => isOfTerms.has(field)))

const termsAreForAdmins = {
  en: 'Your role does not see the terms of customers.',
  es: 'Su rol no ve las condiciones de los clientes.',
}

async function servedCustomers(db: Database, asker: Asker, page: Pick<CustomerFilter, 'limit' | 'id'>) {
  const dealershipId = asker.caller.organization?.id
  if (!dealershipId) return { items: [], total: 0 }
  return findServedCustomers(db, asker.caller, dealershipId, {
    ...{ page: 1, search: '', sortField: 'name', sortDirection: 'asc', ...page },
    since: waitingSince(new Date()).messages,
  })
}

/** Of more customers, the first by name are considered. */
const MAX_CUSTOMERS = 1000

const factOf = (customer: Pick<Customer, 'id' | 'name'>, text: string): Fact => ({
  title: customer.name,
  path: customerPath(customer),
  text: `${customer.name}: ${text}`,
})

/** Who did not order in a period, or never, whoever ordered longest ago first; or else who ordered when. */
async function withoutOrders(db: Database, input: ToolInput, asker: Asker): Promise<FoundRecords> {
  const { items } = await servedCustomers(db, asker, { limit: MAX_CUSTOMERS })
  const lastOrders = await findLastOrders(
    db,
    asker.caller,
    periodOf(asker.timeZone, input.period?.from, input.period?.to),
  )
  const lastOf = ({ id }: { id: string }) => lastOrders.get(id)
  const sorted = items.toSorted((one, other) => timeOf(lastOf(one)) - timeOf(lastOf(other)))
  const missing = sorted.filter((customer) => !lastOf(customer)?.isWithin)
  const orderedFact = (customer: Customer): Fact => {
    const last = lastOf(customer)
    const day = last && dayFor(last.lastAt, asker)
    const ordered = day ? { en: `last order on ${day}`, es: `último pedido el ${day}` } : noOrder
    return factOf(customer, inLanguage(ordered, asker))
  }
  const heading = inLanguage({ en: 'All of them have ordered', es: 'Todos han pedido' }, asker)
  return {
    facts: wanted(missing, input).map(orderedFact),
    total: missing.length,
    instead: missing.length === 0 ? { heading, facts: sorted.slice(0, input.limit).map(orderedFact) } : undefined,
  }
}

const noOrder = { en: 'no order yet', es: 'aún sin pedidos' }

const timeOf = (last: { lastAt: Date } | undefined): number => last?.lastAt.getTime() ?? 0
