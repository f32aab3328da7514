import type { LanguageModel } from './language-model'

export const workingModel: LanguageModel = {
  name: 'example-large-2',
  provider: 'openai-compatible',
  state: 'working',
  last_success_at: '2026-11-21T12:30:00.000Z',
  last_failure: null,
}

export const failingModel: LanguageModel = {
  ...workingModel,
  state: 'failing',
  last_failure: { at: '2026-11-21T12:34:00.000Z', kind: 'overloaded' },
}
