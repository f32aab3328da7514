/** Where a word stands: documents in rising order, each with its weighted count there. */
interface Postings {
  documents: number[]
  counts: number[]
}

/** An inverted index over documents numbered from 0. */
export interface WordIndex {
  postings: Map<string, Postings>
  /** Weighted number of words of each document. */
  lengths: number[]
  meanLength: number
}

/** A document as words with their weights, one entry for each field it was made from. */
export type WeightedWords = { words: readonly string[]; weight: number }[]

/** Builds the index; a word that stands in several fields counts with the sum of their weights. */
export function buildWordIndex(documents: Iterable<WeightedWords>): WordIndex {
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
