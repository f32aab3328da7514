import type { components } from '#contract/platform'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { PlatformHandlers } from '../../../http/operation'
import { listUnansweredQuestions, type UnansweredQuestion } from './unanswered-question.repository'

const DAYS = 365

/** The questions that no manual answers, for whoever may add one (decision 178). */
export const unansweredQuestionOperations = (db: Database) =>
  ({
    listUnansweredQuestions: async ({ query, caller }) => {
      const { page, limit, search, machine_id: machineId } = query
      const since = new Date(Date.now() - DAYS * 86_400_000)
      const filter = { dealershipId: dealershipFor(caller, query.dealership_organization), machineId, search, since }
      const { items, total } = await listUnansweredQuestions(db, caller, filter, { page, limit })
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },
  }) satisfies Pick<PlatformHandlers, 'listUnansweredQuestions'>

/**
 * The dealership whose questions are listed: a super user's choice, or none for all; for others their own.
 * @throws DomainError not found for another one
 */
function dealershipFor({ isSuperuser, organization }: Caller, named: string | undefined): string | undefined {
  if (isSuperuser) return named
  if (!organization || (named !== undefined && named !== organization.id)) throw notFound('Organization')
  return organization.id
}

const toWire = (asked: UnansweredQuestion): components['schemas']['UnansweredQuestion'] => ({
  id: asked.id,
  question: asked.question,
  about: asked.about,
  machine: { id: asked.machineId, name: asked.machineName },
  dealership:
    asked.dealershipId !== null && asked.dealershipName !== null
      ? { id: asked.dealershipId, name: asked.dealershipName }
      : null,
  count: asked.count,
  first_asked_at: asked.firstAskedAt.toISOString(),
  last_asked_at: asked.lastAskedAt.toISOString(),
  conversation: asked.conversation,
})
