interface Limits {
  count: number
  characters: number
}

/** Splits texts into batches within the limits, in order; a text above the limit of characters is a batch of its own. */
export function* batchesOf(texts: readonly string[], { count, characters }: Limits): Generator<string[]> {
  let batch: string[] = []
  let size = 0
  for (const text of texts) {
    if (batch.length === count || (batch.length > 0 && size + text.length > characters)) {
      yield batch
      batch = []
      size = 0
    }
    batch.push(text)
    size += text.length
  }
  if (batch.length > 0) yield batch
}
