import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demonstrationManuals } from '../../../server/seed/manuals/demonstration-manuals'

/** The questions on the demonstration's manuals. */
export const demonstrationQuestions = fileURLToPath(new URL('questions.jsonl', import.meta.url))

/** Everyday questions of owners and operators, most of them written by somebody who knew the manuals only. */
export const plainQuestions = fileURLToPath(new URL('plain-questions.jsonl', import.meta.url))

/** Questions as people put them who know neither the manual nor the words of the trade, most of them with a story. */
export const everydayQuestions = fileURLToPath(new URL('everyday-questions.jsonl', import.meta.url))

/** Writes the demonstration's manuals as PDF into a temporary folder that exists while `use` runs. */
export async function withDemonstrationManuals<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'yardhand-manuals-'))
  try {
    for (const { fileName, write } of demonstrationManuals) await writeFile(join(folder, fileName), await write())
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
