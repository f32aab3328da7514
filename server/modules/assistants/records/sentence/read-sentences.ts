import type { Language } from '../../../../domain/text'
import type { UnderstoodQuestion } from '../follow-up/continued'
import type { RecordQuestion } from '../record-question'
import type { Knowledge } from '../words/read-slots'
import { asksNothing, completes, withContext, withDetails, withNext } from './joined-parts'
import { readSentence, type SentenceRead } from './read-sentence'
import { isPredicate, splitCount, splitQuestion } from './split-question'
import { withOthers } from './with-others'

export interface Understood {
  language: Language
  /** Those that a prompt asks, in order. */
  questions: readonly UnderstoodQuestion[]
  /** Those of them that are none about records, as typed. */
  unanswered: readonly string[]
}

/** What a prompt asks of the records, after the questions right before it; undefined if it is none about records. */
export function readAll(
  prompt: string,
  before: readonly RecordQuestion[],
  preferred: Language,
  knowledge: Knowledge,
): Understood | undefined {
  const understood = readSentences(prompt, before, preferred, knowledge)
  return understood && { ...understood, questions: understood.questions.flatMap(withOthers) }
}

function readSentences(
  prompt: string,
  before: readonly RecordQuestion[],
  preferred: Language,
  knowledge: Knowledge,
): Understood | undefined {
  const whole = readSentence(prompt, before, preferred, knowledge)
  const counts = splitCount(prompt)
  const ofEach = counts && readParts(counts, [], preferred, knowledge)
  if (ofEach?.language && countsEach(ofEach, whole)) return { ...ofEach, language: ofEach.language }
  const parts = splitQuestion(prompt)
  if (parts.length < 2) return whole && { ...whole, unanswered: [] }
  const { idle, ...each } = readParts(parts, before, preferred, knowledge)
  const isEach = each.unanswered.length === 0 && isAboutSeveral(each.questions)
  const { language } = each
  if (language && (isEach || !whole)) return { ...each, language, unanswered: [...each.unanswered, ...idle] }
  return whole && { ...whole, unanswered: idle }
}

/** Whether two kinds of records are counted, of which one question alone would leave one out. */
const countsEach = (
  { questions, unanswered }: Pick<Understood, 'questions' | 'unanswered'>,
  whole: SentenceRead | undefined,
) =>
  questions.length === 2 &&
  unanswered.length === 0 &&
  isAboutSeveral(questions) &&
  questions.every(({ question: { words, unused } }) => words.length + unused.length === 0) &&
  !whole?.questions.some(({ question }) => question.topic === 'organizations')

interface PartsRead extends Omit<Understood, 'language'> {
  language: Language | undefined
  /** Those that ask nothing that is understood of the record before them. */
  idle: readonly string[]
}

function readParts(
  parts: readonly string[],
  before: readonly RecordQuestion[],
  preferred: Language,
  knowledge: Knowledge,
): PartsRead {
  const questions: UnderstoodQuestion[] = []
  const unanswered: string[] = []
  const idle: string[] = []
  let language: Language | undefined
  for (const [index, part] of parts.entries()) {
    const previous = questions.at(-1)?.question
    // "And are still open" only goes on with the first.
    const leansOn = previous && !isPredicate(part) ? [previous] : []
    const found = readSentence(part, index > 0 ? leansOn : before, preferred, knowledge)
    language ??= found?.language
    for (const one of found?.questions ?? []) {
      const question = previous ? withContext(part, one.question, previous) : one.question
      if (previous && asksNothing(part, question, previous)) {
        idle.push(part)
        continue
      }
      if (previous && completes(part, { question, previous }, knowledge)) {
        questions.push(...questions.splice(-1).map((last) => withDetails(last, question)))
        continue
      }
      // What leans on the part before it is said together with that.
      questions.push(previous ? { ...one, question, about: [] } : one)
    }
    if (!found) unanswered.push(part)
  }
  return { language, questions: questions.map((one, index) => withNext(one, questions[index + 1])), unanswered, idle }
}

/** Whether each asks something else, so that none only completes another: "which are disputed and how much are they". */
function isAboutSeveral(questions: readonly UnderstoodQuestion[]): boolean {
  const keys = questions.map(({ question: { topic, state, number, period, by, subjects, words, isWhether } }) =>
    JSON.stringify([topic, state, number, period?.title, by, isWhether, subjects.map(({ title }) => title), words]),
  )
  return new Set(keys).size === keys.length
}
