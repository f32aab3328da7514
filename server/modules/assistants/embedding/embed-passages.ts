import type { Transact } from '../../../events/unit-of-work'
import type { EmbeddingsClient } from '../../../infrastructure/embeddings/embeddings-client'
import { embedTexts } from './embed-texts'
import { type EmbeddingRepository, type ManualToEmbed, storeBatch } from './embedding.repository'
import { encodeVector } from './fixed-point'
import { hashOf, textToEmbed } from './passage-text'

export interface EmbeddingPorts {
  transact: Transact
  embeddings: EmbeddingRepository
  client: EmbeddingsClient
}

/** Passages of a batch; the texts are at most one request. */
const BATCH_SIZE = 32

export interface EmbeddedBatch {
  /** The number of passages embedded so far. */
  done: number
  isLast: boolean
  tokens: number
}

/**
 * Embeds the next passages of a manual and stores their vectors; nothing is stored if the manual was deleted meanwhile.
 * @throws EmbeddingsUnavailable, or the signal's reason
 */
export async function embedPassages(
  { transact, embeddings, client }: EmbeddingPorts,
  manual: ManualToEmbed,
  signal: AbortSignal,
): Promise<EmbeddedBatch> {
  const { model } = client
  const passages = await embeddings.passages(manual, BATCH_SIZE)
  const places = passages.flatMap((passage, position) => {
    const text = textToEmbed(passage)
    return text ? [{ text, hash: hashOf(text).toString('hex'), ordinal: manual.from + position }] : []
  })
  const texts = new Map(places.map(({ hash, text }) => [hash, text]))
  const stored = await embeddings.findStored(
    manual,
    model,
    [...texts.keys()].map((hash) => Buffer.from(hash, 'hex')),
  )
  const missing = [...texts].filter(([hash]) => !stored.has(hash))
  const embedded = await embedTexts(
    client,
    missing.map(([, text]) => text),
    signal,
  )
  const vectors = missing.map(([hash], position) => {
    const vector = embedded.vectors[position]
    return { hash: Buffer.from(hash, 'hex'), vector: vector ? encodeVector(vector) : null }
  })
  const next = manual.from + passages.length
  const isLast = passages.length < BATCH_SIZE
  await transact((trx) => storeBatch(trx, { manual, model, vectors, places, next, isLast }))
  return { done: next, isLast, tokens: embedded.tokens }
}
