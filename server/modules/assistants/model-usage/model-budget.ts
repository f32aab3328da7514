import type { TokenUsage } from './model-usage'
import type { ModelUsageRepository } from './model-usage.repository'
import { monthOf } from './month'

export interface ModelBudget {
  /** How many tokens each organization has in a calendar month (UTC); null without a limit. */
  limit: number | null
  /** Whether the organization has used its limit this month; never of people without an organization, such as super users. */
  isUsedUp(organizationId: string | null): Promise<boolean>
  /**
   * Counts one answer that the model was asked for, once all its requests have ended, also if it is not shown. An answer
   * that begins below the limit is counted in full, so that a month may exceed it by the answers in progress.
   */
  record(organizationId: string | null, tokens: TokenUsage): Promise<void>
}

interface BudgetOptions {
  usage: Pick<ModelUsageRepository, 'add' | 'sumOf'>
  /** 0: no limit. */
  monthlyTokens: number
  now?: () => Date
}

/** The tokens of the language model that each organization may use in a month, and has used. */
export function createModelBudget({ usage, monthlyTokens, now = () => new Date() }: BudgetOptions): ModelBudget {
  return {
    limit: monthlyTokens === 0 ? null : monthlyTokens,
    async isUsedUp(organizationId) {
      if (organizationId === null || monthlyTokens === 0) return false
      return (await usage.sumOf(organizationId, monthOf(now()))) >= monthlyTokens
    },
    async record(organizationId, tokens) {
      if (organizationId !== null) await usage.add({ organizationId, at: now(), usage: tokens })
    },
  }
}
