import type { ModelUsage } from './language-model'
import { tokensOf } from './model-usage'

interface Call {
  name: string
  input: unknown
}

/**
 * What happens in the present step of a stream: one request, and the tools that it calls.
 * @param promptTokens about how many the first request has
 */
export function createStep(promptTokens: number) {
  let inputTokens = promptTokens
  let outputTokens = 0
  let answers = 0
  let calls: Call[] = []
  let isRunning = false
  return {
    start() {
      answers = 0
      calls = []
      isRunning = true
    },
    write(text: string) {
      outputTokens += tokensOf(text)
    },
    call(name: string, input: unknown) {
      calls.push({ name, input })
      outputTokens += tokensOf(name + JSON.stringify(input))
    },
    answer(text: string) {
      answers += 1
      inputTokens += tokensOf(text)
    },
    calls: () => calls,
    isAnswered: () => answers === calls.length,
    isRunning: () => isRunning,
    /** @returns about what it has used; the next step is sent all of it again */
    end(): ModelUsage {
      const usage = { inputTokens, outputTokens }
      inputTokens += outputTokens
      outputTokens = 0
      isRunning = false
      return usage
    },
  }
}
