import type { Language } from '../../../../../languages/language'
import { normalise } from '../../../../../languages/text/normalise'
import { tokenise } from '../../../../../languages/text/tokenise'
import { measuresIn } from '../../../finding/question/measure'
import { isStopWord } from '../../../finding/question/stop-words'
import type { ScopedPassage } from '../../../finding/scoped-passage'
import { splitIntoUnits, type Unit } from '../../../finding/scoring/unit'
import { cleanHeading, isCaption, sectionOf } from '../heading-text'
import { withoutSignalWord } from '../signal-word'
import type { Sought, TopicFact } from './topic-fact'

/** How far from its beginning a sentence may name what it is about: "Take the battery out". */
const FIRST_WORDS = 2

/** What the sentences and steps of a passage say of a topic, and its sections. */
export function textFacts(passage: ScopedPassage, language: Language, { names }: Sought): TopicFact[] {
  const ofPassage = { passage, language }
  const sections = sectionsIn(passage)
  const inSections = sections.flatMap(({ title, units }): TopicFact[] => {
    const strength = names.strengthIn(title)
    const [first] = units
    return strength > 0 && first
      ? [{ ...ofPassage, kind: 'section', units: [first], title, strength, rank: names.isTopic(title) ? 0 : 1 }]
      : []
  })
  const said = sections.flatMap(({ title, units }) =>
    units.flatMap((unit): TopicFact[] => {
      const rank = rankOf(unit, title, language, names)
      const own = names.strengthInText(unit.own)
      const fact = { ...ofPassage, units: [unit], title, rank, strength: own || names.strengthIn(title) }
      return rank === undefined ? [] : [{ ...fact, kind: 'statement' }]
    }),
  )
  const mention = names.strengthInText(passage.text)
  const isNamed = inSections.length === 0 && said.length === 0 && mention > 0
  return [
    ...inSections,
    ...said,
    ...(isNamed
      ? [{ ...ofPassage, kind: 'mention' as const, units: splitIntoUnits(passage).slice(0, 1), strength: mention }]
      : []),
  ]
}

/**
 * What a sentence is worth: 0 if it is about the topic, then those with a figure: in a section on it, a step of one, and
 * elsewhere those that name it at their beginning. Undefined for others.
 */
function rankOf(unit: Unit, title: string, language: Language, names: Sought['names']): number | undefined {
  const { kind, own } = unit
  if (!isSentence(unit)) return undefined
  const [subject = ''] = own.split(/(?<=[.:])\s/)
  const begins = names.strengthAsSubject(subject.replace(/\.$/, ''))
  // "Stop the machine with the brake pedal" is on stopping, though that is another word for braking.
  if (begins > 0 && begins >= names.strengthInText(own)) return 0
  if (measuresIn(own).length === 0) return undefined
  if (names.isWhole(title)) return kind === 'step' ? 2 : 1
  const words = tokenise(normalise(own)).filter((word) => !isStopWord(word, language))
  return names.strengthInText(words.slice(0, FIRST_WORDS).join(' ')) > 0 ? 3 : undefined
}

/** Neither a heading nor the words and numbers of a drawing. */
const isSentence = ({ kind, own }: Unit) =>
  kind === 'step' || (/[.!]$/.test(own.trim()) && /^\P{N}/u.test(own.trim()) && !isCaption(own))

/** The sentences below each heading: one may stand within the text. */
function sectionsIn(passage: ScopedPassage): { title: string; units: Unit[] }[] {
  const sections = [{ title: sectionOf(passage), units: [] as Unit[] }]
  for (const unit of splitIntoUnits(passage)) {
    const isHeading = unit.kind === 'sentence' && /^\d+(?:\.\d+)+ \p{Lu}/u.test(unit.own) && !/[.:;]$/.test(unit.own)
    if (isHeading) sections.push({ title: cleanHeading(unit.own), units: [unit] })
    else sections.at(-1)?.units.push(unit)
  }
  return sections
}

/** How many of its sentences say what a warning is about. */
const FIRST_SENTENCES = 2

/** A warning of a section on the topic, or one that names it at its beginning. */
export function warningFacts(passage: ScopedPassage, language: Language, { names }: Sought): TopicFact[] {
  const sentences = splitIntoUnits(passage).filter(({ own }) => withoutSignalWord(own) !== '')
  const units = sentences.slice(0, 1)
  const ofSection = names.strengthIn(sectionOf(passage))
  if (ofSection > 0) return [{ kind: 'warning', passage, language, units, strength: ofSection, rank: 0 }]
  const own = Math.max(0, ...sentences.slice(0, FIRST_SENTENCES).map((unit) => names.strengthInText(unit.own)))
  if (own > 0) return [{ kind: 'warning', passage, language, units, strength: own, rank: 1 }]
  const mention = names.strengthInText(passage.text)
  return mention > 0 ? [{ kind: 'mention', passage, language, units, strength: mention }] : []
}
