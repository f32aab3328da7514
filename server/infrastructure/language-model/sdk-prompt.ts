import type { ModelMessage as SdkMessage } from 'ai'
import type { ModelRequest } from './language-model'

/** What every request of the SDK has in common. The SDK's own retries neither have jitter nor respect the time limit. */
export function promptOf(
  { instructions, messages }: Pick<ModelRequest, 'instructions' | 'messages'>,
  seesImages: boolean,
) {
  return {
    system: instructions,
    messages: messages.map(({ role, text, images = [] }): SdkMessage => {
      if (role === 'assistant' || images.length === 0 || !seesImages) return { role, content: text }
      return {
        role,
        content: [{ type: 'text', text }, ...images.map((image) => ({ type: 'image' as const, image }))],
      }
    }),
    maxRetries: 0,
  }
}
