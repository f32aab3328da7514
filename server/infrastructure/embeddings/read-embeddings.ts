import { z } from 'zod'
import { EmbeddingsUnavailable } from './embeddings-failure'

export interface Embeddings {
  /** In the order of the texts; of length 1, or 0 for a text without any direction. */
  vectors: Float32Array[]
  /** As reported by the server; 0 if it reports none. */
  tokens: number
}

interface Expected {
  count: number
  /** Undefined if any dimension will do, as long as all vectors have the same. */
  dimensions: number | undefined
}

export const MAX_DIMENSIONS = 8192

const response = z.object({
  data: z.array(
    z.object({ index: z.number().int(), embedding: z.union([z.base64(), z.array(z.number()).max(MAX_DIMENSIONS)]) }),
  ),
  usage: z.object({ total_tokens: z.number().int().nonnegative() }).optional().catch(undefined),
})

/**
 * Reads the response of an embeddings server. Vectors are lists of numbers, or little-endian 32-bit floats in base64.
 * @throws EmbeddingsUnavailable unless there is one vector for each text, all of the expected dimension and finite
 */
export function readEmbeddings(body: string, { count, dimensions }: Expected): Embeddings {
  const parsed = response.safeParse(parseJson(body))
  if (!parsed.success) throw invalid('is not a list of embeddings')
  const { data, usage } = parsed.data
  const byIndex = new Map(data.map(({ index, embedding }) => [index, embedding]))
  if (data.length !== count) throw invalid(`has ${data.length} embeddings for ${count} texts`)
  const vectors = Array.from({ length: count }, (_, index) => {
    const embedding = byIndex.get(index)
    if (embedding === undefined) throw invalid(`has no embedding with the index ${index}`)
    return toUnitLength(typeof embedding === 'string' ? decode(embedding) : Float32Array.from(embedding))
  })
  const expected = dimensions ?? vectors[0]?.length ?? 0
  const other = vectors.find(({ length }) => length !== expected)
  if (other) throw invalid(`has a vector of ${other.length} dimensions instead of ${expected}`)
  if (count > 0 && (expected === 0 || expected > MAX_DIMENSIONS)) throw invalid(`has vectors of ${expected} dimensions`)
  return { vectors, tokens: usage?.total_tokens ?? 0 }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function decode(base64: string): Float32Array {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length % 4 !== 0) throw invalid('has a vector that ends within a number')
  return Float32Array.from({ length: bytes.length / 4 }, (_, position) => bytes.readFloatLE(position * 4))
}

function toUnitLength(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  if (!Number.isFinite(length)) throw invalid('has a number that is not finite')
  return length === 0 ? vector : vector.map((value) => value / length)
}

const invalid = (problem: string) =>
  new EmbeddingsUnavailable(`the response of the embeddings server ${problem}`, { isTemporary: false })
