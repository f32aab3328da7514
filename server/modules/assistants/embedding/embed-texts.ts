import type { EmbeddingsClient } from '../../../infrastructure/embeddings/embeddings-client'
import { EmbeddingsUnavailable, TextsRefused } from '../../../infrastructure/embeddings/embeddings-failure'
import { startOf } from './passage-text'

interface EmbeddedTexts {
  /** In the order of the texts; null for a text that the server cannot embed. */
  vectors: (Float32Array | null)[]
  tokens: number
}

const OPTIONS = { timeoutMs: 30_000, attempts: 3 }
const MIN_CHARACTERS = 200
/** A text that every server accepts. */
const PROBE = 'engine oil'

/**
 * Embeds texts. If the server refuses them, they are sent one by one, and those that it still refuses, shortened, because
 * it may accept fewer or shorter texts than others do. A failure counts as a refusal if the server still embeds another
 * text: one text that it cannot process must not stop all others.
 * @throws EmbeddingsUnavailable, also if the server refuses every text; or the signal's reason
 */
export async function embedTexts(
  client: EmbeddingsClient,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<EmbeddedTexts> {
  const options = { ...OPTIONS, signal }

  async function embed(some: readonly string[]): Promise<EmbeddedTexts> {
    try {
      return await client.embed(some, options)
    } catch (error) {
      if (!(await isRefusal(error))) throw error
      const [only = ''] = some
      if (some.length > 1) return embedHalves(some)
      if (only.length > MIN_CHARACTERS) return embed([startOf(only, Math.ceil(only.length / 2))])
      return { vectors: [null], tokens: 0 }
    }
  }

  async function isRefusal(error: unknown): Promise<boolean> {
    if (error instanceof TextsRefused) return true
    if (!(error instanceof EmbeddingsUnavailable) || error.concernsAnyText) return false
    return client.embed([PROBE], { ...options, attempts: 1 }).then(
      () => true,
      () => {
        signal.throwIfAborted()
        return false
      },
    )
  }

  async function embedHalves(some: readonly string[]): Promise<EmbeddedTexts> {
    const middle = Math.ceil(some.length / 2)
    const first = await embed(some.slice(0, middle))
    const second = await embed(some.slice(middle))
    return { vectors: [...first.vectors, ...second.vectors], tokens: first.tokens + second.tokens }
  }

  const embedded = await embed(texts)
  const isAnyEmbedded = embedded.vectors.some((vector) => vector !== null)
  if (!isAnyEmbedded && texts.length > 0) await client.embed([PROBE], options).catch(refuseEveryText)
  return embedded
}

function refuseEveryText(error: unknown): never {
  if (!(error instanceof TextsRefused)) throw error
  throw new EmbeddingsUnavailable('the embeddings server refuses every text', { isTemporary: false, cause: error })
}
