import type { Library, QuestionSet } from '../library'
import { makeQuestions } from './make-questions'
import { readSource } from './source-manual'

/**
 * A set of made questions for each folder of manuals that the sets ask about. Unanswerable questions may be made from a
 * manual of another folder.
 * @param count how many answerable questions are made for each manual, if it has as many places
 */
export async function makeSets(
  sets: readonly QuestionSet[],
  library: Pick<Library, 'openManual'>,
  count: number,
): Promise<QuestionSet[]> {
  const folders = new Map<string, string>()
  for (const { manuals, questions } of sets)
    for (const { manual } of questions) folders.set(manual, folders.get(manual) ?? manuals)
  const sources = []
  for (const [manual, folder] of folders) sources.push(readSource(manual, await library.openManual(folder, manual)))
  const questions = makeQuestions(sources, count)
  return [...new Set(folders.values())].map((folder) => ({
    name: `made-${sets.find(({ manuals }) => manuals === folder)?.name}`,
    manuals: folder,
    questions: questions.filter(({ manual }) => folders.get(manual) === folder),
  }))
}
