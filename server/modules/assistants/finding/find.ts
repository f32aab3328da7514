import { isMachineAction, isPartAction } from '../../../languages/glossary/action-words'
import { isMachineProperty } from '../../../languages/glossary/property-words'
import type { Language } from '../../../languages/language'
import { normalise } from '../../../languages/text/normalise'
import { stem } from '../../../languages/text/stem'
import { tokenise } from '../../../languages/text/tokenise'
import { type Checkpoint, noCheckpoint } from './checkpoint'
import type { Found } from './found'
import { isOfMatter, rowOfMatter, sectionFirst, sectionOfMatter, sectionWithQuantity } from './in-section'
import { asksOfMachine, asksQuantityOnly, leaningOf } from './question/leaning'
import { refersToObject } from './question/pronoun'
import type { Question } from './question/query'
import { languageOfQuestion } from './question/question-language'
import { leavesOutNoun, substitutions } from './question/substitution'
import { contentWords, topicWords } from './question/topic'
import type { Scope } from './retrieving/scope'
import { isOnMatter, saysAll, saysAny, saysBoth, saysBothThere } from './says-both'
import { search } from './search'

export type { Found } from './found'

/** A question depends only on the last few. */
const MAX_EARLIER_QUESTIONS = 4
/** A longer question says itself what it is about. */
const MAX_WORDS_OF_FRAGMENT = 6

/**
 * Finds the evidence for a question in the manuals in scope. The earlier turns are used only if it cannot be understood
 * without them; otherwise the result is that of the same question asked first.
 */
export function find(question: Question, scope: Scope, checkpoint: Checkpoint = noCheckpoint): Found {
  const earlier = question.conversation.filter(({ role }) => role === 'user').slice(-MAX_EARLIER_QUESTIONS)
  const last = earlier.at(-1)
  const searchAlone = () => search({ ...question, conversation: [] }, scope, checkpoint)
  const leaning = leaningOf(question.prompt, languageIn(question, scope), scope.vocabulary)
  if (!last || leaning === 'none') return searchAlone()
  const before = findBefore(
    { ...question, prompt: last.content, conversation: earlier.slice(0, -1) },
    scope,
    checkpoint,
  )
  const inPlace = findInPlace(question, before.query.reading, scope, checkpoint)
  const [place] = before.evidence
  const conversation = [{ role: 'user' as const, content: before.query.reading }]
  const inContext = search({ ...question, conversation }, scope, checkpoint, place)
  if (inPlace) return sectionFirst(inPlace, inContext)
  if (inContext.query.about.length === 0) return searchAlone()
  if (leaning === 'certain') return sectionFirst(sectionOfMatter(inContext, place), inContext)
  const alone = searchAlone()
  if (isOnMatter(alone)) return alone
  if (leaning === 'likely') return sectionFirst(sectionOfMatter(inContext, place), inContext)
  const inSection = leaning === 'unlikely' ? readInSection(question, inContext, scope) : undefined
  if (inSection) return inSection
  const compared = { inContext, alone, earlier: place, ...readQuantity(question, alone, scope) }
  const leans =
    leaning === 'possible' ? !repeats(question, before, scope) && saysBothThere(compared) : saysBoth(compared)
  return leans ? inContext : alone
}

/**
 * What the section that answers the question before says of a short one that names nothing: "how hot may it get?", "is it
 * urgent?"
 */
function readInSection({ prompt }: Question, inContext: Found, { vocabulary }: Scope): Found | undefined {
  const { language, units } = inContext.query
  const text = normalise(prompt)
  const content = contentWords(text, language)
  const isShort = tokenise(text).length <= MAX_WORDS_OF_FRAGMENT
  if (!isShort || topicWords(text, language, vocabulary).length > 0) return undefined
  if (content.some((word) => isMachineAction(word, language) || isPartAction(word, language))) return undefined
  if (units.length === 0) return refersToObject(text, language) && isOfMatter(inContext) ? inContext : undefined
  const mayBeOfMachine = asksOfMachine(text, language) || content.some((word) => isMachineProperty(word, language))
  if (!asksQuantityOnly(text, language, vocabulary)) return undefined
  return rowOfMatter(inContext) ?? sectionWithQuantity(inContext, mayBeOfMachine)
}

/** Finds the evidence for an earlier question, with those before it only if it probably leans on them, which is quicker. */
function findBefore(question: Question, scope: Scope, checkpoint: Checkpoint): Found {
  const leaning = leaningOf(question.prompt, languageIn(question, scope), scope.vocabulary)
  const standsAlone = leaning === 'none' || leaning === 'possible'
  return find({ ...question, conversation: standsAlone ? [] : question.conversation }, scope, checkpoint)
}

/**
 * Finds what was asked before of the thing that the question names instead, in the reading of which the manuals say most;
 * undefined if it names none.
 */
function findInPlace(question: Question, before: string, scope: Scope, checkpoint: Checkpoint): Found | undefined {
  const readings = substitutions(question.prompt, before, {
    language: languageIn(question, scope),
    earlierLanguage: languageIn({ ...question, prompt: before, conversation: [] }, scope),
    vocabulary: scope.vocabulary,
  })
  const found = readings.map(({ text, kept, named, drops }) => {
    const one = search({ ...question, prompt: text, conversation: [] }, scope, checkpoint)
    return {
      found: { ...one, query: { ...one.query, about: kept } },
      says: saysAll(one),
      saysNew: saysAny(one, named),
      drops,
    }
  })
  // What was asked about besides is left out only where the manuals do not say it of the new thing.
  const [best] = found.toSorted(
    (a, b) => Number(b.saysNew) - Number(a.saysNew) || Number(a.drops) - Number(b.drops) || b.says - a.says,
  )
  return best?.found
}

function readQuantity({ prompt }: Question, { query: { language, units } }: Found, { vocabulary }: Scope) {
  const text = normalise(prompt)
  return {
    asksQuantityOnly: units.length > 0 && asksQuantityOnly(text, language, vocabulary),
    isOfMachine: asksOfMachine(text, language) && !leavesOutNoun(text, language),
  }
}

/** Whether it names a thing of the question before again, as a question does that stands on its own. */
function repeats({ prompt }: Question, { query: { reading, language } }: Found, { vocabulary }: Scope): boolean {
  const stemsOf = (text: string) => topicWords(text, language, vocabulary).map((word) => stem(word, language))
  const named = new Set(stemsOf(reading))
  return stemsOf(prompt).some((one) => named.has(one))
}

const languageIn = (question: Question, { vocabulary }: Scope): Language =>
  languageOfQuestion(question, vocabulary.languages)
