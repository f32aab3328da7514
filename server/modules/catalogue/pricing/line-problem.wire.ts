import type { components } from '#contract/platform'
import type { Language } from '../../../domain/text'
import type { LineProblem } from './line-problem'

export const problemToWire = (
  { code, text, nextQuantity }: LineProblem,
  language: Language,
): components['schemas']['LineProblem'] => ({
  code,
  message: text[language],
  next_quantity: nextQuantity ?? null,
})
