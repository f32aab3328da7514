import type { Answer, Exchange } from '@/entities/conversation'
import { isUnderWay, type Manual } from '@/entities/manual'

/** Manuals that are still being read; `pages` is undefined as long as no file was opened. */
export type ReadingProgress = { manuals: number; pagesDone: number; pages: number | undefined }

type Progress = { pages: number | null; pages_done: number }

/**
 * How far the manuals are that an answer waits for; undefined where it waits for none any more.
 *
 * @param manuals those of the machine as they are now; until they are known, those in the answer
 */
export function readingProgress(answer: Answer, manuals: readonly Manual[] | undefined): ReadingProgress | undefined {
  const ids = new Set(answer.pending_manuals.map(({ manual_id }) => manual_id))
  const reading: readonly Progress[] = manuals
    ? manuals.filter((manual) => ids.has(manual.id) && isUnderWay(manual))
    : answer.pending_manuals
  if (reading.length === 0) return undefined
  const opened = reading.flatMap(({ pages, pages_done }) => (pages === null ? [] : { pages, pages_done }))
  return {
    manuals: reading.length,
    pagesDone: opened.reduce((sum, { pages_done }) => sum + pages_done, 0),
    pages: opened.length > 0 ? opened.reduce((sum, { pages }) => sum + pages, 0) : undefined,
  }
}

/** The first answer that was given before all manuals were ready and can be given again now. */
export function answerToRepeat(
  exchanges: readonly Exchange[],
  manuals: readonly Manual[] | undefined,
  tried: ReadonlySet<string>,
): Answer | undefined {
  if (!manuals) return undefined
  return exchanges
    .flatMap(({ answer }) => answer ?? [])
    .find((answer) => answer.pending_manuals.length > 0 && !tried.has(answer.id) && !readingProgress(answer, manuals))
}
