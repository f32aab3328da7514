/** The documents of a word in ascending order, each with the weighted term frequency. */
export interface Postings {
  documents: Uint32Array
  counts: Float32Array
}

/** An inverted index over documents numbered from 0. */
export interface WordIndex {
  postings: { has(word: string): boolean; get(word: string): Postings | undefined }
  /** Weighted length of each document in words. */
  lengths: number[]
  meanLength: number
}

/** The weighted fields of a document. */
export type DocumentFields = { words: readonly string[]; weight: number }[]

/** The occurrences of a word while the index is built. */
interface Occurrences {
  documents: number[]
  counts: number[]
}

/** Builds the index; a word in several fields counts with the sum of their weights. */
export function buildWordIndex(documents: Iterable<DocumentFields>): WordIndex {
  const found = new Map<string, Occurrences>()
  const lengths: number[] = []
  for (const fields of documents) {
    const document = lengths.length
    let length = 0
    for (const { words, weight } of fields) {
      length += words.length * weight
      for (const word of words) addOccurrence(found, word, document, weight)
    }
    lengths.push(length)
  }
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return { postings: pack(found), lengths, meanLength: lengths.length > 0 ? Math.max(1, total / lengths.length) : 1 }
}

function addOccurrence(found: Map<string, Occurrences>, word: string, document: number, weight: number): void {
  const entry = found.get(word)
  if (!entry) {
    found.set(word, { documents: [document], counts: [weight] })
    return
  }
  const last = entry.documents.length - 1
  if (entry.documents[last] === document) entry.counts[last] = (entry.counts[last] ?? 0) + weight
  else {
    entry.documents.push(document)
    entry.counts.push(weight)
  }
}

/** All postings in two arrays, which takes a quarter of the memory of arrays for each word. */
function pack(found: ReadonlyMap<string, Occurrences>): WordIndex['postings'] {
  const size = [...found.values()].reduce((sum, { documents }) => sum + documents.length, 0)
  const documents = new Uint32Array(size)
  const counts = new Float32Array(size)
  const ends = new Uint32Array(found.size)
  const positions = new Map<string, number>()
  let end = 0
  for (const [word, occurrences] of found) {
    documents.set(occurrences.documents, end)
    counts.set(occurrences.counts, end)
    end += occurrences.documents.length
    ends[positions.size] = end
    positions.set(word, positions.size)
  }
  return {
    has: (word) => positions.has(word),
    get(word) {
      const position = positions.get(word)
      if (position === undefined) return undefined
      const range = [ends[position - 1] ?? 0, ends[position]] as const
      return { documents: documents.subarray(...range), counts: counts.subarray(...range) }
    },
  }
}
