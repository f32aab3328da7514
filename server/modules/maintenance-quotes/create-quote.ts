import { lockService } from '../../access'
import type { Transaction } from '../../db/connection'
import { nextNumber } from '../../db/next-number'
import { notFound } from '../../domain/domain-error'
import { publish } from '../../events/unit-of-work'
import { priceLines, taxRateFor } from '../catalogue'
import { lockInstance } from '../maintenance'
import { taxOf } from './maintenance-quote'
import { maintenanceQuoteEdited } from './maintenance-quote.events'
import { findCatalogueCurrency, findTaxAddress, type QuotableTask, readQuotableTasks } from './quotable-task.repository'
import { alreadyQuoted, nothingDue, notServed, quotedByAnother } from './quote-refusals'
import { findOpenQuote, insertQuote, replaceLines } from './stored-quote.repository'

/** Numbers start at 1001. */
const FIRST_NUMBER = 1000

interface CreateQuote {
  instanceId: string
  dealershipId: string
  /** By default those that are due and have no open quote. */
  taskIds: readonly string[] | undefined
  /** Absent for the system. */
  personId: string | undefined
}

/**
 * Drafts a quote for tasks of a machine, each with the price of its kit.
 * @throws DomainError not found for a task that the machine does not have; forbidden where the dealership does not serve
 *   the machine; conflict `nothing_due`, `already_quoted` or `no_catalogue`
 */
export async function createQuote(
  trx: Transaction,
  { instanceId, dealershipId, taskIds, personId }: CreateQuote,
): Promise<string> {
  const instance = await lockInstance(trx, instanceId)
  if (!instance) throw notFound('Machine')
  const operatorId = instance.organizationId
  if (instance.dealershipId !== dealershipId || !(await lockService(trx, { dealershipId, operatorId }))) {
    throw notServed()
  }
  const tasks = chooseTasks(await readQuotableTasks(trx, instance), taskIds)
  await assertNotQuoted(trx, { dealershipId, taskIds: tasks.map(({ id }) => id) })
  const kitPrices = await proposePrices(trx, { dealershipId, operatorId, tasks })
  const currency = await findCatalogueCurrency(trx, dealershipId)
  if (currency === undefined) throw new Error(`the catalogue of ${dealershipId} disappeared`)
  const rate = await taxRateFor(trx, { dealershipId, address: await findTaxAddress(trx, operatorId) })
  const taxBasisPoints = rate?.basisPoints ?? 0
  const lines = tasks.map(({ id, name, kitId }) => {
    const amounts = { parts: kitPrices.get(kitId ?? '') ?? 0, labour: 0 }
    const tax = taxOf(amounts, taxBasisPoints, currency)
    return { taskId: id, description: name, labourMinutes: 0, ...amounts, tax }
  })
  const number = FIRST_NUMBER + (await nextNumber(trx, dealershipId, 'maintenance_quote'))
  const parties = { dealershipId, operatorId, instanceId }
  const id = await insertQuote(trx, {
    ...parties,
    number,
    currency,
    taxName: rate?.name ?? '',
    taxBasisPoints,
    personId,
  })
  await replaceLines(trx, { id, dealershipId }, lines)
  await publish(trx, maintenanceQuoteEdited({ quoteId: id }))
  return id
}

function chooseTasks(tasks: readonly QuotableTask[], ids: readonly string[] | undefined): QuotableTask[] {
  const chosen = tasks.filter(({ id, isDue, isQuoted }) => (ids ? ids.includes(id) : isDue && !isQuoted))
  if (ids && chosen.length !== new Set(ids).size) throw notFound('Task')
  if (chosen.length === 0) throw nothingDue()
  return chosen
}

/** @throws DomainError conflict where a task is in another open quote; names it if it is the same dealership's */
export async function assertNotQuoted(
  trx: Transaction,
  { dealershipId, taskIds, exceptQuoteId }: { dealershipId: string; taskIds: string[]; exceptQuoteId?: string },
): Promise<void> {
  if (taskIds.length === 0) return
  const open = await findOpenQuote(trx, taskIds, exceptQuoteId)
  if (open) throw open.dealershipId === dealershipId ? alreadyQuoted(open) : quotedByAnother(open.task)
}

/** What each kit costs the operator, with core charges, in minor units; nothing for one that has no price. */
async function proposePrices(
  trx: Transaction,
  { tasks, ...sides }: { dealershipId: string; operatorId: string; tasks: readonly QuotableTask[] },
): Promise<Map<string, number>> {
  const kitIds = [...new Set(tasks.flatMap(({ kitId }) => kitId ?? []))]
  const priced = await priceLines(trx, { ...sides, lines: kitIds.map((bundleId) => ({ bundleId, quantity: 1 })) })
  return new Map(
    priced.flatMap(({ bundleId, amount }) => (bundleId && amount ? [[bundleId, Number(amount.amount)] as const] : [])),
  )
}
