import type { ModelRequest, ModelUsage } from './language-model'

const CHARACTERS_PER_TOKEN = 4
/** About what endpoints charge for a page. */
const TOKENS_PER_IMAGE = 1000

export const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN)

export function tokensOfPrompt({ instructions, messages }: ModelRequest, seesImages: boolean): number {
  const images = seesImages ? messages.reduce((sum, message) => sum + (message.images?.length ?? 0), 0) : 0
  const texts = messages.reduce((sum, { text }) => sum + tokensOf(text), tokensOf(instructions))
  return texts + images * TOKENS_PER_IMAGE
}

/** Sums what several requests use. */
export function createUsageMeter({ onUsage }: Pick<ModelRequest, 'onUsage'>) {
  const total: ModelUsage = { inputTokens: 0, outputTokens: 0 }
  return {
    total: (): ModelUsage => ({ ...total }),
    /** @param estimate for what the endpoint does not report */
    add({ inputTokens, outputTokens }: Partial<ModelUsage>, estimate: ModelUsage): void {
      // Some endpoints report 0 for what they do not count.
      const usage = {
        inputTokens: inputTokens || estimate.inputTokens,
        outputTokens: outputTokens || estimate.outputTokens,
      }
      total.inputTokens += usage.inputTokens
      total.outputTokens += usage.outputTokens
      onUsage?.(usage)
    },
  }
}
