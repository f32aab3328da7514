import type { Transaction } from '../../db/connection'
import { recordChange } from '../../db/transition'
import { conflict, invalid } from '../../domain/domain-error'
import { publish } from '../../events/unit-of-work'
import { lockInstance } from '../maintenance'
import { assertNotQuoted } from './create-quote'
import { lockForChange, type QuoteChange } from './lock-for-change'
import { isEditable, maintenanceQuoteStates, taxOf } from './maintenance-quote'
import { maintenanceQuoteEdited } from './maintenance-quote.events'
import { readQuotableTasks } from './quotable-task.repository'
import { type NewLine, readLines, replaceLines, type StoredQuote } from './stored-quote.repository'

export type EnteredLine = Omit<NewLine, 'tax'>

interface ChangeLines extends QuoteChange {
  /** Undefined leaves them as they are. */
  lines: readonly EnteredLine[] | undefined
  comment: string | undefined
}

/**
 * Changes the lines and the comment of a quote that has not been sent.
 * @throws DomainError conflict for a quote that was sent or changed meanwhile, or a task in another open quote; invalid
 *   for a line that it does not have, or a task that the machine does not have or that is named twice
 */
export async function changeLines(trx: Transaction, { lines, comment, ...change }: ChangeLines): Promise<void> {
  const quote = await lockForChange(trx, change)
  if (!isEditable(quote.status)) throw alreadySent(quote)
  if (lines) {
    await assertLinesFit(trx, quote, lines)
    const { taxBasisPoints, currency } = quote
    const taxed = lines.map((line) => ({ ...line, tax: taxOf(line, taxBasisPoints, currency) }))
    await replaceLines(trx, quote, taxed)
  }
  await trx
    .updateTable('maintenance_quote')
    .set({ updated_at: new Date(), ...(comment === undefined ? {} : { comment }) })
    .where('organization_id', '=', quote.dealershipId)
    .where('id', '=', quote.id)
    .execute()
  const { actors, personId } = change
  await recordChange(trx, maintenanceQuoteStates, quote, { by: { actors, personId } })
  await publish(trx, maintenanceQuoteEdited({ quoteId: quote.id }))
}

async function assertLinesFit(trx: Transaction, quote: StoredQuote, lines: readonly EnteredLine[]): Promise<void> {
  // A task is quoted by whoever locks its machine first.
  const instance = await lockInstance(trx, quote.instanceId)
  const present = await readLines(trx, quote)
  const tasks = instance ? await readQuotableTasks(trx, instance) : []
  const knownTasks = new Set([...tasks.map(({ id }) => id), ...present.flatMap(({ taskId }) => taskId ?? [])])
  const lineIds = lines.flatMap(({ id }) => id ?? [])
  const taskIds = lines.flatMap(({ taskId }) => taskId ?? [])
  for (const [index, { id, taskId }] of lines.entries()) {
    const isKnown = id === undefined || present.some((line) => line.id === id)
    if (!isKnown || lineIds.indexOf(id ?? '') !== lineIds.lastIndexOf(id ?? '')) throw unknownLine(index)
    if (taskId === null) continue
    if (!knownTasks.has(taskId)) throw unknownTask(index)
    if (taskIds.indexOf(taskId) !== taskIds.lastIndexOf(taskId)) throw repeatedTask(index)
  }
  await assertNotQuoted(trx, { dealershipId: quote.dealershipId, taskIds, exceptQuoteId: quote.id })
}

const alreadySent = ({ status, version }: StoredQuote) =>
  conflict(
    'wrong_state',
    {
      en: 'The lines can no longer be changed, because the status of the quote has changed. Check the current status.',
      es: 'Las líneas ya no se pueden cambiar, porque el estado del presupuesto ha cambiado. Compruebe el estado actual.',
    },
    { status, version },
  )

const unknownLine = (index: number) =>
  invalid({
    path: `body.lines.${index}.id`,
    message: { en: 'The quote does not have this line.', es: 'El presupuesto no tiene esta línea.' },
  })

const unknownTask = (index: number) =>
  invalid({
    path: `body.lines.${index}.task_id`,
    message: { en: 'The machine does not have this task.', es: 'La máquina no tiene esta tarea.' },
  })

const repeatedTask = (index: number) =>
  invalid({
    path: `body.lines.${index}.task_id`,
    message: { en: 'This task is on the quote twice.', es: 'Esta tarea está dos veces en el presupuesto.' },
  })
