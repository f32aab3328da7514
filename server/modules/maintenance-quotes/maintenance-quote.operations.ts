import type { components } from '#contract/platform'
import { findVisibleInstance, findVisibleOrganization, maintenanceQuoteActors } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { forbidden, notFound } from '../../domain/domain-error'
import type { Transact } from '../../events/unit-of-work'
import type { PlatformHandlers } from '../../http/operation'
import { assertSeesRecipients, type LogoAddresses, recipientsToWire } from '../organizations'
import { answerQuote } from './answer-quote'
import { changeLines, type EnteredLine } from './change-lines'
import { createQuote } from './create-quote'
import type { MaintenanceQuote, MaintenanceQuoteRepository } from './maintenance-quote.repository'
import { summaryToWire } from './maintenance-quote.wire'
import { moveQuote } from './move-quote'
import { recipientsOf } from './notify-other-party'
import { recordView } from './quote-history.repository'
import { describeQuote } from './quote-reader.operations'
import { notServed } from './quote-refusals'

interface Dependencies {
  db: Database
  logoAddress: LogoAddresses
  transact: Transact
  quotes: MaintenanceQuoteRepository
}

type Operations = Pick<
  PlatformHandlers,
  | 'listMaintenanceQuotes'
  | 'createMaintenanceQuote'
  | 'getMaintenanceQuote'
  | 'getMaintenanceQuoteRecipients'
  | 'updateMaintenanceQuote'
  | 'moveMaintenanceQuote'
  | 'decideMaintenanceQuote'
>

const actorsOf = (caller: Caller, { dealership, operator }: MaintenanceQuote) =>
  maintenanceQuoteActors(caller, { dealershipId: dealership.id, operatorId: operator.id })

export function maintenanceQuoteOperations({ db, logoAddress, transact, quotes }: Dependencies) {
  const visibleQuote = async (caller: Caller, id: string) => {
    const quote = await quotes.visibleTo(caller).find(id)
    if (!quote) throw notFound('Maintenance quote')
    return quote
  }
  /** What a change needs to know of its quote and its author. */
  const changeBy = async (caller: Caller, quoteId: string, version: number) => {
    const quote = await visibleQuote(caller, quoteId)
    return { quoteId, version, actors: actorsOf(caller, quote), personId: caller.userId }
  }
  const reply = async (caller: Caller, id: string): Promise<components['schemas']['MaintenanceQuote']> => {
    const quote = await visibleQuote(caller, id)
    return describeQuote({ db, logoAddress }, quote, { actors: actorsOf(caller, quote) })
  }

  return {
    listMaintenanceQuotes: async ({ query, caller }) => {
      const { page, limit, search, status, operator_id: operatorId, instance_id: instanceId } = query
      if (operatorId && !(await findVisibleOrganization(db, caller, operatorId))) throw notFound('Operator')
      const { items, total } = await quotes
        .visibleTo(caller)
        .list(
          { status, dealershipId: query.dealership_organization, operatorId, instanceId, search, page, limit },
          { field: query.sort_field, direction: query.sort_direction },
        )
      return { status: 200, body: { items: items.map(summaryToWire), total, page, limit } }
    },

    createMaintenanceQuote: async ({ body, caller }) => {
      const instance = await findVisibleInstance(db, caller, body.instance_id)
      if (!instance) throw notFound('Machine')
      const dealershipId = caller.isSuperuser ? instance.dealership_id : caller.organization?.id
      if (!dealershipId || !instance.manages) throw notServed()
      const draft = { instanceId: instance.id, dealershipId, taskIds: body.task_ids, personId: caller.userId }
      const id = await transact((trx) => createQuote(trx, draft))
      return { status: 201, body: await reply(caller, id) }
    },

    getMaintenanceQuote: async ({ path, caller }) => {
      const quote = await visibleQuote(caller, path.id)
      if (caller.organization?.id === quote.operator.id) await recordView(db, quote.id)
      return { status: 200, body: await reply(caller, quote.id) }
    },

    getMaintenanceQuoteRecipients: async ({ path, caller }) => {
      const quote = await visibleQuote(caller, path.id)
      await assertSeesRecipients(db, quote, actorsOf(caller, quote))
      return { status: 200, body: recipientsToWire(await recipientsOf(db, quote)) }
    },

    updateMaintenanceQuote: async ({ path, body, caller }) => {
      const change = await changeBy(caller, path.id, body.version)
      const entered = { lines: body.lines?.map(lineFromWire), comment: body.comment?.trim() }
      await transact((trx) => changeLines(trx, { ...change, ...entered }))
      return { status: 200, body: await reply(caller, path.id) }
    },

    moveMaintenanceQuote: async ({ path, body, caller }) => {
      const change = await changeBy(caller, path.id, body.version)
      const move = {
        to: body.status,
        validUntil: body.valid_until,
        scheduledOn: body.scheduled_on,
        hours: body.hours === undefined ? undefined : Math.round(body.hours * 10),
        confirmed: body.confirmed ?? false,
        reason: body.reason?.trim() ?? '',
      }
      await transact((trx) => moveQuote(trx, { ...change, ...move }))
      return { status: 200, body: await reply(caller, path.id) }
    },

    decideMaintenanceQuote: async ({ path, body, caller }) => {
      const change = await changeBy(caller, path.id, body.version)
      if (!change.actors.includes('customer')) throw forbidden()
      const decisions = new Map(body.decisions.map(({ line_id: lineId, decision }) => [lineId, decision]))
      const reason = body.reason?.trim() ?? ''
      await transact((trx) => answerQuote(trx, { ...change, decisions, reason }))
      return { status: 200, body: await reply(caller, path.id) }
    },
  } satisfies Operations
}

const lineFromWire = (line: components['schemas']['NewMaintenanceQuoteLine']): EnteredLine => ({
  id: line.id,
  taskId: line.task_id ?? null,
  description: line.description.trim(),
  parts: line.parts_amount,
  labourMinutes: line.labour_minutes,
  labour: line.labour_amount,
})
