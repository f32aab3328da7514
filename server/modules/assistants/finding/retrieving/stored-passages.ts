import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Passage } from '../../../manuals'
import type { ScopedPassage } from '../scoped-passage'

interface ManualOfPassages {
  id: string
  displayName: string
}

/** Few enough that reading one passage is fast, and enough that their repetitions are compressed. */
const BLOCK_SIZE = 8
/** Blocks that stay readable, of all manuals: more than one question needs. */
const MAX_READABLE_BLOCKS = 512

/** The least recently used block first. */
const readable = new Map<Buffer, readonly ScopedPassage[]>()

/**
 * Stores the passages of a manual compressed, in about a tenth of the memory that they would take otherwise, and reads
 * those that are used. The list behaves like an array that cannot be changed; to visit all passages reads all of them.
 * @param bodies the passages as JSON, in reading order
 */
export async function storePassages(
  bodies: AsyncIterable<string> | Iterable<string>,
  manual: ManualOfPassages,
): Promise<readonly ScopedPassage[]> {
  const compressed: Buffer[] = []
  let count = 0
  let block: string[] = []
  const endBlock = () => {
    // A copy, because zlib's buffer has unused space behind the result.
    if (block.length > 0) compressed.push(Buffer.from(deflateRawSync(`[${block.join(',')}]`, { level: 1 })))
    block = []
  }
  for await (const body of bodies) {
    block.push(body)
    count += 1
    if (block.length === BLOCK_SIZE) endBlock()
  }
  endBlock()

  function readBlock(position: number): readonly ScopedPassage[] {
    const stored = compressed[position]
    if (!stored) return []
    const passages = readable.get(stored) ?? inflate(stored, manual, position * BLOCK_SIZE)
    readable.delete(stored)
    readable.set(stored, passages)
    const [oldest] = readable.keys()
    if (readable.size > MAX_READABLE_BLOCKS && oldest) readable.delete(oldest)
    return passages
  }
  return lazyList(count, (position) => readBlock(Math.floor(position / BLOCK_SIZE))[position % BLOCK_SIZE])
}

function inflate(compressed: Buffer, { id, displayName }: ManualOfPassages, first: number): ScopedPassage[] {
  // Only manual processing writes passages, from `Passage` values.
  const passages: Passage[] = JSON.parse(inflateRawSync(compressed).toString())
  return passages.map((passage, index) => ({
    ...passage,
    ...{ manualId: id, manualName: displayName, ordinal: first + index },
  }))
}

/** An array whose elements are read when they are accessed. */
function lazyList<T>(length: number, readElement: (position: number) => T | undefined): readonly T[] {
  const positionOf = (key: string | symbol) => (typeof key === 'string' ? Number(key) : Number.NaN)
  return new Proxy<T[]>(new Array(length), {
    get(target, key, receiver) {
      const position = positionOf(key)
      return Number.isInteger(position) ? readElement(position) : Reflect.get(target, key, receiver)
    },
    has: (target, key) => {
      const position = positionOf(key)
      return Number.isInteger(position) ? position >= 0 && position < length : Reflect.has(target, key)
    },
    set: () => false,
  })
}
