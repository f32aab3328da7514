import type { AssistantUsage } from './assistant-usage'

const dayOf = (index: number) => `2026-11-${String(index + 1).padStart(2, '0')}`

/** A month without any use. */
export const unusedNovember: AssistantUsage = {
  month: '2026-11',
  first_month: '2026-09',
  model: 'example-large-2',
  limit: 2_000_000,
  used: 0,
  input_tokens: 0,
  output_tokens: 0,
  answers: 0,
  days: Array.from({ length: 30 }, (_, index) => ({
    day: dayOf(index),
    input_tokens: 0,
    output_tokens: 0,
    answers: 0,
  })),
  resets_on: '2026-12-01',
}

/** Working days until the 20th are used; the weekends are not. */
export const usageInNovember: AssistantUsage = withDays(
  unusedNovember.days.map(({ day }, index) => {
    const answers = index < 20 && index % 7 !== 0 && index % 7 !== 6 ? 3 + (index % 5) : 0
    return { day, answers, input_tokens: answers * 4200, output_tokens: answers * 180 }
  }),
)

function withDays(days: AssistantUsage['days']): AssistantUsage {
  const sum = (name: 'input_tokens' | 'output_tokens' | 'answers') => days.reduce((total, one) => total + one[name], 0)
  const sums = { input_tokens: sum('input_tokens'), output_tokens: sum('output_tokens'), answers: sum('answers') }
  return { ...unusedNovember, ...sums, used: sums.input_tokens + sums.output_tokens, days }
}
