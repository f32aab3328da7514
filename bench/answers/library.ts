import { basename, join } from 'node:path'
import { type Found, find } from '../../server/modules/assistants/finding/find'
import { buildManualIndex, type ManualIndex } from '../../server/modules/assistants/finding/index/manual-index'
import { createScope } from '../../server/modules/assistants/finding/ranking/scope'
import { isManualUnreadable } from '../../server/modules/manuals/reading/manual-unreadable'
import { openPdfFile } from '../../server/modules/manuals/reading/pdfium/pdf-source'
import { readManual } from '../../server/modules/manuals/reading/read-manual'
import type { BenchQuestion } from './question'

/** Questions with the folder of their manuals. */
export interface QuestionSet {
  name: string
  manuals: string
  questions: readonly BenchQuestion[]
}

/** A question with what the engine finds for it. */
export interface Studied {
  set: string
  question: BenchQuestion
  found: Found
}

/** Reads the manuals and finds the evidence for each question in this process, without a server. */
export async function study(sets: readonly QuestionSet[]): Promise<Studied[]> {
  const studied: Studied[] = []
  for (const { name, manuals, questions } of sets) {
    const indexes = new Map<string, ManualIndex>()
    for (const question of questions) {
      const index = indexes.get(question.manual) ?? (await indexManual(join(manuals, basename(question.manual))))
      indexes.set(question.manual, index)
      const conversation = question.context ? [{ role: 'user' as const, content: question.context }] : []
      const found = find({ prompt: question.question, conversation }, createScope([index]))
      studied.push({ set: name, question, found })
    }
  }
  return studied
}

/** A manual without text has an empty index. */
async function indexManual(path: string): Promise<ManualIndex> {
  const name = basename(path)
  const { passages, parts } = await readManual(openPdfFile(path)).catch((error: unknown) => {
    if (!isManualUnreadable(error)) throw error
    console.error(`${name}: ${error.message}`)
    return { passages: [], parts: [] }
  })
  return buildManualIndex(
    passages.map((passage, ordinal) => ({ ...passage, manualId: name, manualName: name, ordinal })),
    parts,
  )
}
