import type { FastifyRequest } from 'fastify'
import type { Operation } from './contract'

/** So many rows of a list cost as much as one record. */
const ROWS_OF_ONE = 100
/** So many lines of a body, each of which is looked up, cost as much as one record. */
const LINES_OF_ONE = 100
/** So many words of a search, each of which is looked for, cost as much as one record. */
const WORDS_OF_ONE = 5

type Asking = Pick<FastifyRequest, 'query' | 'body'>

/**
 * What a request costs in comparison with reading one record: what its operation says (`x-load`, one if absent), and more
 * for the rows that it asks for, the words that it searches for, and the lines that it sends. Zero for an operation that
 * has turns of its own.
 * @param knownLines how many its last reply had
 */
export function loadOf(operation: Pick<Operation, 'x-load'>, { query, body }: Asking, knownLines = 0): number {
  const { 'x-load': load = 1 } = operation
  if (load === 0) return 0
  const rows = Math.max(numberIn(query, 'limit'), numberIn(query, 'page_size'))
  const words = wordsIn(query, 'search') + wordsIn(query, 'q')
  const costs = [rows / ROWS_OF_ONE, words / WORDS_OF_ONE, Math.max(linesIn(body), knownLines) / LINES_OF_ONE]
  return load + costs.reduce((sum, cost) => sum + Math.floor(cost), 0)
}

const read = (values: unknown, name: string): unknown =>
  typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined

function numberIn(query: unknown, name: string): number {
  const value = read(query, name)
  return typeof value === 'number' ? value : 0
}

function wordsIn(query: unknown, name: string): number {
  const value = read(query, name)
  return typeof value === 'string' ? value.split(/\s+/).filter(Boolean).length : 0
}

/** The number of items in the longest list of a body or of a reply. */
export function linesIn(body: unknown): number {
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body)) return 0
  let lines = 0
  for (const value of Object.values(body)) if (Array.isArray(value)) lines = Math.max(lines, value.length)
  return lines
}
