import type { LanguageModelMiddleware } from 'ai'
import type { ModelProvider } from './language-model'

export interface ModelEndpoint {
  provider: ModelProvider
  /** Base of the API, as in `http://127.0.0.1:11434/v1`; by default that of the provider, if it has one. */
  url?: string | undefined
  model: string
  apiKey?: string | undefined
}

const ANTHROPIC_URL = 'https://api.anthropic.com/v1'

/** Loads the packages that talk to models, which a server without a model never does, and opens the model. */
export async function openModel(endpoint: ModelEndpoint, send: typeof fetch) {
  const sdk = await import('ai')
  // They would go to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const opened = await open(endpoint, send)
  return { sdk, model: sdk.wrapLanguageModel({ model: opened, middleware: withoutThoughts(sdk) }) }
}

export type OpenedModel = Awaited<ReturnType<typeof openModel>>

async function open({ provider, url = ANTHROPIC_URL, model, apiKey = '' }: ModelEndpoint, send: typeof fetch) {
  // Both the address and the key are always passed, because defaults would be read from the environment.
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL: url, apiKey, fetch: send })(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const address = new URL(url)
  // Some services expect a parameter, such as their version, in the address.
  const queryParams = Object.fromEntries(address.searchParams)
  address.search = ''
  return createOpenAICompatible({
    name: 'model',
    baseURL: address.href,
    apiKey,
    queryParams,
    fetch: send,
    includeUsage: true,
    supportsStructuredOutputs: true,
  }).chatModel(model)
}

/** Some servers leave what a model thinks in its text. */
const withoutThoughts = ({ extractReasoningMiddleware }: typeof import('ai')): LanguageModelMiddleware =>
  extractReasoningMiddleware({ tagName: 'think' })
