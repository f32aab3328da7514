import type { components } from '#contract/assistants'
import type { AssistantsHandlers } from '../../../http/operation'
import type { LanguageModel } from '../../../infrastructure/language-model/language-model'

type Observed = Pick<LanguageModel, 'name' | 'provider' | 'health'>

/** @param model undefined if none is set up */
export const modelStatusOperations = (model: Observed | undefined) =>
  ({
    getLanguageModelStatus: async () => ({ status: 200, body: { model: model ? toWire(model) : null } }),
  }) satisfies Pick<AssistantsHandlers, 'getLanguageModelStatus'>

function toWire({ name, provider, health }: Observed): components['schemas']['LanguageModel'] {
  const { state, lastSuccessAt, lastFailure } = health()
  return {
    name,
    provider,
    state,
    last_success_at: lastSuccessAt?.toISOString() ?? null,
    last_failure: lastFailure && { at: lastFailure.at.toISOString(), kind: lastFailure.kind },
  }
}
