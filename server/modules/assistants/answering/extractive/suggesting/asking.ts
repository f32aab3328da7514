import type { Language } from '../../../../../languages/language'
import type { Grammar, NounPhrase } from '../statement/grammar'
import type { Statement } from '../statement/statement'
import { readSubject } from '../statement/write-sentence'
import { askingEnglish } from './asking-english'
import { askingSpanish } from './asking-spanish'

/** The forms of a language in which whole questions are asked, without the question mark at their ends. */
export interface Asking<Phrase extends NounPhrase = NounPhrase> {
  /** A grammar whose forms begin a question instead of a sentence: "How much does the hydraulic tank take". */
  grammar: Grammar<Phrase>
  /** "What is the part number of the fuel filter" */
  partNumber(part: Phrase): string | undefined
  /** What the heading of a procedure is about: "How do I change the engine oil"; undefined if it is uncertain. */
  procedure(heading: string): string | undefined
}

/** Writes questions from the words of a manual in the language; each is undefined where its grammar is uncertain. */
export interface QuestionWriter {
  /** What a row of a table answers. */
  ofRow(statement: Statement): string | undefined
  /** The number of a part. */
  ofPart(label: string): string | undefined
  /** What the section below a heading answers. */
  ofProcedure(heading: string): string | undefined
}

const writerOf = <Phrase extends NounPhrase>(asking: Asking<Phrase>): QuestionWriter => ({
  ofRow: (statement) => rowQuestion(asking, statement),
  ofPart(label) {
    const part = asking.grammar.read(label)
    return part && asking.grammar.isThing(part) && part.condition === '' ? closed(asking.partNumber(part)) : undefined
  },
  ofProcedure: (heading) => closed(asking.procedure(heading)),
})

/** Questions are written in these languages alone. */
export const questionWriters: Partial<Record<Language, QuestionWriter>> = {
  en: writerOf(askingEnglish),
  es: writerOf(askingSpanish),
}

function rowQuestion<Phrase extends NounPhrase>({ grammar }: Asking<Phrase>, statement: Statement) {
  const subject = readSubject(grammar, statement)
  return subject && closed([subject.text, subject.condition].filter(Boolean).join(' '))
}

const closed = (question: string | undefined) => question && `${question}?`
