import { findVisibleOrganization } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { invalid, notFound } from '../../../domain/domain-error'
import type { AssistantsHandlers } from '../../../http/operation'
import type { ModelBudget } from './model-budget'
import { sumOf, type Usage, usedTokens } from './model-usage'
import type { ModelUsageRepository } from './model-usage.repository'
import { firstDay, month, monthOf } from './month'

interface Dependencies {
  db: Database
  usage: ModelUsageRepository
  budget: Pick<ModelBudget, 'limit'>
  /** The name of the language model that is set up; null if there is none. */
  model: string | null
}

/** What organizations used of the language model. */
export const modelUsageOperations = ({ db, usage, budget, model }: Dependencies) =>
  ({
    getAssistantUsage: async ({ query, caller }) => {
      const organizationId = await organizationOf(db, caller, query.organization_id)
      const asked = query.month === undefined ? monthOf(new Date()) : month(query.month)
      const [days, first] = await Promise.all([usage.daysOf(organizationId, asked), usage.firstMonth(organizationId)])
      const sum = sumOf(days)
      return {
        status: 200,
        body: {
          month: asked,
          first_month: first,
          model,
          limit: budget.limit,
          used: usedTokens(sum),
          ...usageToWire(sum),
          days: days.map(({ day, ...ofDay }) => ({ day, ...usageToWire(ofDay) })),
          resets_on: firstDay(asked, 1),
        },
      }
    },
  }) satisfies Pick<AssistantsHandlers, 'getAssistantUsage'>

const usageToWire = ({ inputTokens, outputTokens, answers }: Usage) => ({
  input_tokens: inputTokens,
  output_tokens: outputTokens,
  answers,
})

/** @throws DomainError not found for another organization than one's own; invalid if a super user names none */
async function organizationOf(db: Database, caller: Caller, named: string | undefined): Promise<string> {
  const id = named ?? caller.organization?.id
  if (!id) throw noOrganization()
  const isOfCaller = caller.isSuperuser ? await findVisibleOrganization(db, caller, id) : id === caller.organization?.id
  if (!isOfCaller) throw notFound('Organization')
  return id
}

const noOrganization = () =>
  invalid({
    path: 'query.organization_id',
    message: { en: 'Choose the organization.', es: 'Elija la organización.' },
  })
