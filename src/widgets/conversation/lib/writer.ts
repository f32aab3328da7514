import type { Answer } from '@/entities/conversation'

/** The words that say that a language model wrote an answer; undefined for others. */
export function writerOf({ model, refused, records, citations }: Answer) {
  if (model === undefined) return undefined
  // The words of a refusal are the product's own.
  if (refused) return 'readByModel'
  // What was read from records has no page.
  return records.length === 0 && citations.length > 0 ? 'writtenByModel' : 'writtenFromSources'
}
