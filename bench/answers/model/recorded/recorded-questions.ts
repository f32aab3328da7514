import { readFile } from 'node:fs/promises'
import { demonstrationQuestions } from '../../demonstration/write-manuals'
import { type BenchQuestion, parseQuestions } from '../../question'

/** Quantities, procedures, faults, parts, prohibitions, follow-ups, in English and Spanish, and what no page answers. */
const ids = [
  ...['demo-042', 'demo-045', 'demo-051', 'demo-052'],
  ...['demo-082', 'demo-083', 'demo-084', 'demo-085', 'demo-086', 'demo-087', 'demo-090', 'demo-091', 'demo-096'],
  ...['demo-097', 'demo-098', 'demo-101', 'demo-112', 'demo-114'],
]

/** What is expected in the language of the question, where the manual is in another one. */
const translations: Readonly<Record<string, string>> = { 'demo-098': 'Idle, then stop' }

/** Questions of the demonstration that a model answered once, for tests that need its words. */
export async function recordedQuestions(): Promise<BenchQuestion[]> {
  const all = parseQuestions(await readFile(demonstrationQuestions, 'utf8'))
  return ids.map((id) => {
    const question = all.find((one) => one.id === id)
    if (!question) throw new Error(`the demonstration has no question ${id}`)
    const translation = translations[id]
    return translation === undefined
      ? question
      : { ...question, answer_strings: [...question.answer_strings, translation] }
  })
}
