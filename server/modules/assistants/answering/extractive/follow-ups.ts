import { anySignalWord } from '../../../../domain/signal-words'
import type { Evidence } from '../../finding/evidence/evidence'
import { descriptionCell } from '../../finding/evidence/head-noun'
import type { Unit } from '../../finding/evidence/unit'
import type { Found } from '../../finding/find'
import type { Language } from '../../finding/languages/language'
import { anyWord, genericHeadings } from '../../finding/languages/manual-words'
import { normalise } from '../../finding/query/normalise'
import { isContentWord } from '../../finding/query/stop-words'
import { tokenise } from '../../finding/query/tokenise'
import type { ScopedPassage } from '../../finding/scoped-passage'
import { cleanHeading, isCaption } from './heading-text'
import { phrases } from './phrases'

const MAX_FOLLOW_UPS = 3
const MAX_PASSAGE_DISTANCE = 14
const topic = /^(?=.*\p{L}{4})(?!.*(?:\.{3}|:|\d{3}|, .*, ))\p{Lu}\P{P}.{2,57}[^.]$/u
const generic = new Set(genericHeadings.map(normalise))
const notice = new RegExp(`^(?:${anyWord('note')}s?|(?:${anySignalWord})s?)$`, 'i')

/**
 * Suggests questions that the manual answers: another row of the same table, and topics of nearby headings, procedures
 * first.
 */
export function suggestFollowUps(best: Evidence, found: Found, shown: readonly Unit[] = []): string[] {
  const { passage, manual, language } = best.hit
  // Headings and rows stay in the words of the manual; what is asked about them is in the language of the reader.
  const texts = phrases[found.query.language]
  const asked = normalise(found.query.prompt)
  const around = manual.slice(
    Math.max(0, passage.ordinal - MAX_PASSAGE_DISTANCE),
    passage.ordinal + MAX_PASSAGE_DISTANCE,
  )
  const shownNames = new Set(shown.map(({ cells = [] }) => descriptionCell(cells)))
  const row = nextRowName(best, asked, shownNames)
  const headings = [...nearbyTopics(around, passage, asked, language)].map(([heading, steps]) => ({ heading, steps }))
  const procedures = headings.filter(({ steps }) => steps).map(({ heading }) => texts.steps(heading))
  const topics = headings.filter(({ steps }) => !steps).map(({ heading }) => texts.topic(heading))
  return [...(row ? [texts.row(row)] : []), ...procedures, ...topics].slice(0, MAX_FOLLOW_UPS)
}

/** The name of the next row, in lower case for use within a sentence. */
function nextRowName(
  { units, position }: Evidence,
  asked: string,
  shownNames: ReadonlySet<string>,
): string | undefined {
  const name = descriptionCell(units[position]?.cells ?? [])
  const next = [...units.slice(position + 1), ...units.slice(0, position)]
    .map(({ cells = [] }) => descriptionCell(cells))
    .find(
      (other) =>
        other !== name && !shownNames.has(other) && /^\P{P}{4,32}$/u.test(other) && !asked.includes(normalise(other)),
    )
  return next && (/^\p{Lu}\p{Ll}/u.test(next) ? `${next.charAt(0).toLowerCase()}${next.slice(1)}` : next)
}

/** The headings that are suitable topics, nearest first, each with whether it contains steps. */
function nearbyTopics(
  around: readonly ScopedPassage[],
  answered: ScopedPassage,
  asked: string,
  language: Language,
): Map<string, boolean> {
  const own = new Set(answered.headings.map((heading) => normalise(cleanHeading(heading))))
  const topics = new Map<string, boolean>()
  const nearest = around.toSorted(
    (a, b) => Math.abs(a.ordinal - answered.ordinal) - Math.abs(b.ordinal - answered.ordinal),
  )
  const hasContentWord = (heading: string) => tokenise(heading).some((word) => isContentWord(word, language))
  for (const { headings, kind, contents } of nearest) {
    const heading = cleanHeading(headings.findLast((one) => !isCaption(one)) ?? '')
    const key = normalise(heading)
    if (
      contents ||
      !topic.test(heading) ||
      generic.has(key) ||
      notice.test(key) ||
      !hasContentWord(heading) ||
      own.has(key) ||
      asked.includes(key)
    )
      continue
    topics.set(heading, topics.get(heading) === true || kind === 'steps')
  }
  return topics
}
