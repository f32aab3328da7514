import type { Transaction } from '../db/connection'
import { backdate, withMovableLedgers } from './backdate'
import { openCardPayments } from './card-payments'
import type { DemonstrationBank } from './demonstration-bank'
import { demonstrationOrders, demonstrationQuotes } from './demonstration-sales'
import { type SalesPeople, seedOrder } from './seed-orders'
import { seedQuote } from './seed-quotes'

const day = 86_400_000
const openingDaysAgo = 400

/** What has happened in the order in which it happened, so that numbers rise with the days. */
const events = [
  ...demonstrationOrders.map((order) => ({ daysAgo: order.daysAgo, seed: seedOrderOf(order) })),
  ...demonstrationQuotes.map((quote) => ({ daysAgo: quote.daysAgo, seed: seedQuoteOf(quote) })),
].toSorted((a, b) => b.daysAgo - a.daysAgo)

/**
 * Creates the orders and quotes of the demonstration, with a past of a year. Call it after `seedOrganizations`.
 * @param bank without one, nothing is paid by card
 */
export async function seedSales(trx: Transaction, dealershipId: string, bank?: DemonstrationBank): Promise<void> {
  const people = await findPeople(trx, dealershipId)
  await withMovableLedgers(trx, async () => {
    const opening = new Date(Date.now() - openingDaysAgo * day)
    await backdate(trx, opening)
    const cards = bank && (await openCardPayments(trx, bank, { dealershipId, adminId: people.adminId, opening }))
    for (const { seed } of events) await seed(trx, { ...people, cards })
    await cards?.finish()
  })
}

function seedOrderOf(order: (typeof demonstrationOrders)[number]) {
  return (trx: Transaction, people: SalesPeople) => seedOrder(trx, people, order)
}

function seedQuoteOf(quote: (typeof demonstrationQuotes)[number]) {
  return (trx: Transaction, people: SalesPeople) => seedQuote(trx, people, quote)
}

async function findPeople(trx: Transaction, dealershipId: string): Promise<SalesPeople> {
  const organizations = await trx.selectFrom('organization').select(['id', 'name']).execute()
  const parts = await trx
    .selectFrom('catalogue_part')
    .where('organization_id', '=', dealershipId)
    .select(['id', 'part_number'])
    .execute()
  const people = await trx
    .selectFrom('person')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .select(['person.id', 'person.email', 'organization.id as organizationId', 'organization.name'])
    .orderBy('person.email')
    .execute()
  const machines = await trx
    .selectFrom('machine_instance')
    .select(['id', 'organization_id as ownerId'])
    .where('dealership_id', '=', dealershipId)
    .orderBy('serial_number')
    .execute()
  const location = await trx
    .selectFrom('stock_location')
    .where('organization_id', '=', dealershipId)
    .where('is_default', '=', true)
    .select('id')
    .executeTakeFirstOrThrow()
  const clerk = people.findLast(({ organizationId }) => organizationId === dealershipId)
  const admin = people.find(({ organizationId }) => organizationId === dealershipId)
  if (!clerk || !admin) throw new Error('the demonstration has nobody who sells')
  return {
    dealershipId,
    clerkId: clerk.id,
    adminId: admin.id,
    operatorIds: new Map(organizations.map(({ id, name }) => [name, id])),
    buyerIds: new Map(people.toReversed().map(({ id, name }) => [name, id])),
    partIds: new Map(parts.map(({ id, part_number }) => [part_number, id])),
    machineIds: new Map(
      organizations.map(({ id }) => [
        id,
        machines.filter(({ ownerId }) => ownerId === id).map((machine) => machine.id),
      ]),
    ),
    locationId: location.id,
  }
}
