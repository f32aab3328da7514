import { languageOf } from '../../../domain/locale'
import type { Asker, RecordTool } from '../../../record-tools/record-tool'
import { findRecords } from './find-records'
import { keyOf } from './names/name-keys'
import type { RecordQuestion } from './record-question'
import { toolsFor } from './tools-of-topic'
import type { Knowledge } from './words/read-slots'
import { tokensOf } from './words/tokens'

/** As opposed to the name of a machine, or the number of an invoice. */
const isOrderNumber = (title: string): boolean => /^SO-\d+$/.test(title)

const wordOf = ({ word }: { word: string }): string => word

/** More than these are a list, of which none is meant. */
const MAX_MEANT = 3

/** A question about what the one before it found: an order by its number, "and its invoice?", machines and customers by name. */
export async function withFound(
  all: readonly RecordTool[],
  question: RecordQuestion,
  { asker, names }: { asker: Asker; names: Knowledge['names'] },
): Promise<RecordQuestion> {
  if (!question.ofRecord) return question
  const { usable } = toolsFor(all, question.ofRecord, asker.caller)
  const { found } = await findRecords(usable, question.ofRecord, languageOf(asker.locale), asker)
  const titles = [...new Set(found.facts.map(({ title }) => title))]
  const [number] = titles
  if (number && titles.length === 1 && isOrderNumber(number)) return { ...question, number }
  const subjects = titles.flatMap((title) => names.get(keyOf(title))?.subject ?? [])
  const meant = found.total > 0 ? found.facts : (found.instead?.facts ?? [])
  const tasks = new Set(meant.flatMap(({ name }) => name ?? []))
  const [task = ''] = tasks
  if (question.topic === 'kits' && tasks.size === 1)
    return {
      ...question,
      subjects: subjects.length > 0 ? subjects : question.subjects,
      words: tokensOf(task).map(wordOf),
    }
  return subjects.length > 0 && subjects.length <= MAX_MEANT ? { ...question, subjects } : question
}
