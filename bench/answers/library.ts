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

/** Reads manuals in this process, without a server, each once. */
export function createLibrary() {
  const indexes = new Map<string, Promise<ManualIndex>>()
  const openManual = (folder: string, manual: string) => {
    const path = join(folder, basename(manual))
    const index = indexes.get(path) ?? indexManual(path)
    indexes.set(path, index)
    return index
  }
  return {
    openManual,
    /** Finds the evidence for each question. */
    async study(sets: readonly QuestionSet[]): Promise<Studied[]> {
      const studied: Studied[] = []
      for (const { name, manuals, questions } of sets)
        for (const question of questions) {
          const index = await openManual(manuals, question.manual)
          const conversation = question.context ? [{ role: 'user' as const, content: question.context }] : []
          const found = find({ prompt: question.question, conversation }, createScope([index]))
          studied.push({ set: name, question, found })
        }
      return studied
    },
  }
}

export type Library = ReturnType<typeof createLibrary>

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
