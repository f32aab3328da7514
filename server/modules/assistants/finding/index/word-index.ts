/** The documents of a word in ascending order, each with the weighted term frequency. */
interface Postings {
  documents: number[]
  counts: number[]
}

/** An inverted index over documents numbered from 0. */
export interface WordIndex {
  postings: Map<string, Postings>
  /** Weighted length of each document in words. */
  lengths: number[]
  meanLength: number
}

/** The weighted fields of a document. */
export type DocumentFields = { words: readonly string[]; weight: number }[]

/** Builds the index; a word in several fields counts with the sum of their weights. */
export function buildWordIndex(documents: Iterable<DocumentFields>): WordIndex {
  const postings = new Map<string, Postings>()
  const lengths: number[] = []
  for (const fields of documents) {
    const document = lengths.length
    let length = 0
    for (const { words, weight } of fields) {
      length += words.length * weight
      for (const word of words) addOccurrence(postings, word, document, weight)
    }
    lengths.push(length)
  }
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return { postings, lengths, meanLength: lengths.length > 0 ? Math.max(1, total / lengths.length) : 1 }
}

function addOccurrence(postings: Map<string, Postings>, word: string, document: number, weight: number): void {
  const entry = postings.get(word)
  if (!entry) {
    postings.set(word, { documents: [document], counts: [weight] })
    return
  }
  const last = entry.documents.length - 1
  if (entry.documents[last] === document) entry.counts[last] = (entry.counts[last] ?? 0) + weight
  else {
    entry.documents.push(document)
    entry.counts.push(weight)
  }
}
