import { languageValues } from '#contract/platform-limits'
import type { Language } from '../../../domain/text'
import type { Turn } from '../conversations/conversation'
import { type UnderstoodQuestion, understandQuestion } from './follow-up'
import type { Knowledge } from './read-slots'
import type { RecordQuestion } from './record-question'

interface Asked {
  prompt: string
  /** The earlier turns, oldest first. */
  earlier: readonly Turn[]
  /** The language of a question whose words do not show it. */
  preferred: Language
}

export interface Understood extends UnderstoodQuestion {
  language: Language
}

/** A question leans on those right before it. */
const MAX_EARLIER_QUESTIONS = 6

/** What a question asks of the records, in the language that has most of its words; undefined for any other question. */
export function understand({ prompt, earlier, preferred }: Asked, knowledge: Knowledge): Understood | undefined {
  const prompts = earlier.filter(({ role }) => role === 'user').map(({ content }) => content)
  let before: RecordQuestion | undefined
  for (const one of prompts.slice(-MAX_EARLIER_QUESTIONS)) before = read(one, before, preferred, knowledge)?.question
  return read(prompt, before, preferred, knowledge)
}

function read(prompt: string, before: RecordQuestion | undefined, preferred: Language, knowledge: Knowledge) {
  const readings = languagesFrom(preferred).flatMap((language): Understood[] => {
    const understood = understandQuestion(prompt, before, language, knowledge)
    return understood ? [{ ...understood, language }] : []
  })
  return readings.toSorted((one, other) => one.unknownCount - other.unknownCount)[0]
}

const languagesFrom = (preferred: Language): readonly Language[] => [
  preferred,
  ...languageValues.filter((one) => one !== preferred),
]
