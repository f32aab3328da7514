import type { Answer, Citation, Exchange } from '@/entities/conversation'

export type Selected = { answerId: string; n: number }
export type Place = { manual: string; page: number }

/** Everything in an answer that can be opened: its sources, or the nearest passages. */
function passagesOf(answer: Answer): Citation[] {
  return answer.refused ? answer.nearest : answer.citations
}

/**
 * Where the manual opens automatically when an answer arrives: at the answer's first source. The reply to a greeting or to
 * thanks leaves the manual where it is.
 */
export function firstPlace(exchanges: readonly Exchange[]): Place | undefined {
  const isAboutManuals = ({ refused, citations }: Answer) => refused || citations.length > 0
  const last = exchanges.findLast(({ answer }) => !answer || isAboutManuals(answer))
  const first = last?.answer?.citations[0]
  return first && { manual: first.manual_id, page: first.page }
}

/**
 * The passages to mark while a page is shown: those of the answer whose passage the person opened, that one first;
 * otherwise those of the last answer that speaks of this page.
 */
export function passagesToMark(
  exchanges: readonly Exchange[],
  place: Place | undefined,
  selected: Selected | undefined,
): Citation[] {
  if (!place) return []
  const isHere = ({ manual_id, page }: Citation) => manual_id === place.manual && page === place.page
  const answers = exchanges.flatMap(({ answer }) => (answer ? [answer] : []))
  const opened = answers.find(({ id }) => id === selected?.answerId)
  if (opened && selected) {
    const passages = passagesOf(opened)
    const first = passages.find(({ n }) => n === selected.n)
    if (first && isHere(first)) return [first, ...passages.filter((passage) => passage !== first)]
  }
  const speaking = answers.findLast((answer) => passagesOf(answer).some(isHere))
  return speaking ? passagesOf(speaking) : []
}

/** The passage to open for a safety note, which names a page alone: the cited one there, else in the first manual cited. */
export function passageAtPage(answer: Answer, page: number): Citation | undefined {
  const passages = passagesOf(answer)
  const first = passages[0]
  return passages.find((passage) => passage.page === page) ?? (first && { ...first, n: 0, page, quote: '', boxes: [] })
}
