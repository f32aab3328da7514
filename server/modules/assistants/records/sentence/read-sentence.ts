import { languageValues } from '#contract/platform-limits'
import type { Language } from '../../../../domain/text'
import type { UnderstoodQuestion } from '../follow-up/continued'
import { understandQuestion } from '../follow-up/follow-up'
import { languagesOf } from '../limits/languages-of'
import { isPartNumber } from '../meaning/part-number'
import type { RecordQuestion } from '../record-question'
import type { Knowledge } from '../words/read-slots'

/** What a sentence asks, which leans on several questions where several were asked before. */
export interface SentenceRead {
  language: Language
  questions: readonly UnderstoodQuestion[]
}

/** Reads a sentence in the language that has most of its words; undefined if it is none about records. */
export function readSentence(
  prompt: string,
  before: readonly RecordQuestion[],
  preferred: Language,
  knowledge: Knowledge,
): SentenceRead | undefined {
  const readings = languagesFrom(preferred).flatMap((language): SentenceRead[] => {
    const questions = understandQuestion(prompt, before, language, knowledge)
    if (questions.length === 0) return []
    return [inItsLanguage({ questions, language }, prompt, preferred)]
  })
  return readings.toSorted((one, other) => unknownCountOf(one) - unknownCountOf(other))[0]
}

/** The number of a part is read in any language, also in one that knows none of the other words. */
function inItsLanguage(read: SentenceRead, prompt: string, preferred: Language): SentenceRead {
  const [language = read.language] = languagesOf({ prompt, language: preferred })
  const isOfNumber = read.questions.every(({ question: { words } }) => words.some((word) => isPartNumber({ word })))
  if (language === read.language || !isOfNumber) return read
  const questions = read.questions.map((one) => ({ ...one, question: { ...one.question, unused: [] } }))
  return { questions, language }
}

const unknownCountOf = ({ questions }: SentenceRead): number => questions[0]?.unknownCount ?? 0

const languagesFrom = (preferred: Language): readonly Language[] => [
  preferred,
  ...languageValues.filter((one) => one !== preferred),
]
