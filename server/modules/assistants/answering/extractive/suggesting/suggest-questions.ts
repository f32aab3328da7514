import type { Language } from '../../../../../domain/text'
import { type Checkpoint, noCheckpoint } from '../../../finding/checkpoint'
import type { Scope } from '../../../finding/retrieving/scope'
import { isFaultTable } from '../../../finding/scoring/evidence'
import { splitIntoUnits } from '../../../finding/scoring/unit'
import { foreignVoiceIn } from '../../foreign-voice'
import { readFaultRow } from '../fault-row'
import { isAnswered } from './is-answered'
import { type Topic, topics } from './topics'

const MAX_QUESTIONS = 3
/** A symptom that is short enough for a button, and is more than one word. */
const symptom = /^(?=.{8,48}$)\p{Lu}\P{N}*\p{L}[^:]*$/u
const MAX_SYMPTOMS = 6

const first = (language: Language, list: readonly Topic[]) =>
  list.flatMap(({ questions }) => questions[language][0] ?? [])

/**
 * Example questions about a machine: a figure, a fault in the words of its manual, and a service; only those that its manuals
 * answer with certainty. What they do not answer is replaced by another topic.
 */
export function suggestQuestions(scope: Scope, language: Language, checkpoint: Checkpoint = noCheckpoint): string[] {
  const { hydraulics, engineOil, wheels, cooling, fuel, tracks, greasing, battery, airFilter, starting } = topics
  const kinds: (readonly string[])[] = [
    first(language, [hydraulics, engineOil, fuel, cooling]),
    symptomsIn(scope, language),
    [...topics.service.questions[language], ...first(language, [tracks, greasing])],
    first(language, [wheels, tracks, battery, airFilter, starting, greasing, topics.transport]),
  ]
  const isFine = (question: string) => isAnswered(question, language, scope, checkpoint)
  const chosen = kinds.flatMap((questions) => questions.find(isFine) ?? [])
  const rest = kinds.flat().filter((question) => !chosen.includes(question))
  for (const question of rest) {
    if (chosen.length >= MAX_QUESTIONS) break
    if (isFine(question)) chosen.push(question)
  }
  return [...new Set(chosen)].slice(0, MAX_QUESTIONS)
}

/** The symptoms of the troubleshooting tables in the reader's language, as the manual names them. */
function symptomsIn({ manuals }: Scope, language: Language): string[] {
  const symptoms = new Set<string>()
  for (const { passages, languageOfPassage } of manuals) {
    for (const [position, passage] of passages.entries()) {
      if (languageOfPassage[position] !== language || !isFaultTable(passage)) continue
      for (const unit of splitIntoUnits(passage)) {
        const fault = readFaultRow(unit)?.fault
        if (fault && symptom.test(fault) && !foreignVoiceIn(fault)) symptoms.add(fault)
        if (symptoms.size >= MAX_SYMPTOMS) return [...symptoms]
      }
    }
  }
  return [...symptoms]
}
