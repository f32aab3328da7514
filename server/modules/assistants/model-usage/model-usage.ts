/** Tokens that answers took from the language model. */
export interface TokenUsage {
  /** Of the question with the passages that the model was given. */
  inputTokens: number
  /** Of what the model wrote. */
  outputTokens: number
}

export interface Usage extends TokenUsage {
  answers: number
}

/** What counts towards the limit: input and output alike. */
export const usedTokens = ({ inputTokens, outputTokens }: TokenUsage): number => inputTokens + outputTokens

/** The sum of several days. */
export const sumOf = (days: readonly Usage[]): Usage =>
  days.reduce(
    (sum, one) => ({
      inputTokens: sum.inputTokens + one.inputTokens,
      outputTokens: sum.outputTokens + one.outputTokens,
      answers: sum.answers + one.answers,
    }),
    { inputTokens: 0, outputTokens: 0, answers: 0 },
  )
