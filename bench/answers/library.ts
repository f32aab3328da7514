import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type Found, find } from '../../server/modules/assistants/finding/find'
import type { Question } from '../../server/modules/assistants/finding/question/query'
import { buildManualIndex, type ManualIndex } from '../../server/modules/assistants/finding/retrieving/manual-index'
import { createScope } from '../../server/modules/assistants/finding/retrieving/scope'
import { isManualUnreadable } from '../../server/modules/manuals/reading/manual-unreadable'
import { openPdfFile } from '../../server/modules/manuals/reading/pdfium/pdf-source'
import { type ReadManual, readManual } from '../../server/modules/manuals/reading/read-manual'
import type { BenchQuestion } from './question'
import { readRecognized } from './read-recognized'

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

interface LibraryOptions {
  /** The folder for what was read, so that it is read once by several runs; to be emptied when reading changes. */
  cache?: string | undefined
  /** The folder for what is recognized in images, which never changes; without one, text in images is not read. */
  recognized?: string | undefined
}

/** Reads manuals in this process, without a server, each once. */
export function createLibrary(options: LibraryOptions = {}) {
  const indexes = new Map<string, Promise<ManualIndex>>()
  const openManual = (folder: string, manual: string) => {
    const path = join(folder, basename(manual))
    const index = indexes.get(path) ?? indexManual(path, options)
    indexes.set(path, index)
    return index
  }
  return {
    openManual,
    /** Finds the evidence for each question, as the operations assistant does unless `asked` says otherwise. */
    async study(sets: readonly QuestionSet[], asked: Pick<Question, 'seeksPart'> = {}): Promise<Studied[]> {
      const studied: Studied[] = []
      for (const { name, manuals, questions } of sets)
        for (const question of questions) {
          const index = await openManual(manuals, question.manual)
          const conversation = question.context ? [{ role: 'user' as const, content: question.context }] : []
          const found = find({ ...asked, prompt: question.question, conversation }, createScope([index]))
          studied.push({ set: name, question, found })
        }
      return studied
    },
  }
}

export type Library = ReturnType<typeof createLibrary>

type ReadText = Pick<ReadManual, 'passages' | 'parts'>

async function indexManual(path: string, options: LibraryOptions): Promise<ManualIndex> {
  const manual = basename(path)
  const { size, mtimeMs } = await stat(path)
  const name = `${manual}-${size}-${mtimeMs}`
  const read = () => readText(path, options.recognized === undefined ? undefined : { folder: options.recognized, name })
  const { passages, parts } = await (options.cache === undefined
    ? read()
    : readOnce(join(options.cache, `${name}${options.recognized === undefined ? '' : '-recognized'}.json`), read))
  return buildManualIndex(
    passages.map((passage, ordinal) => ({ ...passage, manualId: manual, manualName: manual, ordinal })),
    parts,
  )
}

/** A manual without text has no passages. */
const readText = (path: string, recognized?: { folder: string; name: string }): Promise<ReadText> =>
  (recognized ? readRecognized(path, recognized) : readManual(openPdfFile(path))).catch((error: unknown) => {
    if (!isManualUnreadable(error)) throw error
    console.error(`${basename(path)}: ${error.message}`)
    return { passages: [], parts: [] }
  })

async function readOnce(stored: string, read: () => Promise<ReadText>): Promise<ReadText> {
  try {
    return JSON.parse(await readFile(stored, 'utf8'))
  } catch {
    const { passages, parts } = await read()
    await mkdir(dirname(stored), { recursive: true })
    await writeFile(stored, JSON.stringify({ passages, parts }))
    return { passages, parts }
  }
}
