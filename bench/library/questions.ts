import { readFile } from 'node:fs/promises'
import { demonstrationOperators } from '../../server/seed/demonstration'
import { demonstrationQuestions } from '../answers/demonstration/write-manuals'
import { parseQuestions } from '../answers/question'
import { createRandom } from '../random'
import type { ReadDemonstrationManual } from './demonstration'

/** A question on a model of the demonstration. */
export interface ModelQuestion {
  model: string
  prompt: string
}

export interface Questions {
  /** On the models that the operator has. */
  operator: ModelQuestion[]
  /** On all models. */
  staff: ModelQuestion[]
}

const OPERATOR = 'Ridgeline Quarry'
const ownModels = new Set(
  demonstrationOperators.find(({ name }) => name === OPERATOR)?.instances.map(({ model }) => model),
)

/** The demonstration's questions in a random order that is the same in every run, so that the machines alternate. */
export async function readQuestions(demonstration: readonly ReadDemonstrationManual[]): Promise<Questions> {
  const models = new Map(demonstration.map(({ fileName, machine }) => [fileName, machine.model]))
  const random = createRandom(1)
  const staff = parseQuestions(await readFile(demonstrationQuestions, 'utf8'))
    .map(({ manual, question }) => ({ model: models.get(manual) ?? '', prompt: question, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ model, prompt }) => ({ model, prompt }))
  return { staff, operator: staff.filter(({ model }) => ownModels.has(model)) }
}

/** What people type into the search. */
interface Searches {
  headings: string[]
  words: string[]
}

export interface SearchesByPerson {
  operator: Searches
  staff: Searches
}

/** For the operator only what is in the manuals of its models, so that each search finds something. */
export const readSearches = (demonstration: readonly ReadDemonstrationManual[]): SearchesByPerson => ({
  staff: searchesOf(demonstration),
  operator: searchesOf(demonstration.filter(({ machine }) => ownModels.has(machine.model))),
})

/** The headings of manuals, whole and by their longest words. */
function searchesOf(demonstration: readonly ReadDemonstrationManual[]): Searches {
  const titles = demonstration.flatMap(({ read }) => read.passages.map(({ headings }) => headings.at(-1) ?? ''))
  const headings = [...new Set(titles)].filter((title) => /\p{L}{4,}/u.test(title))
  const longest = headings.map((title) =>
    (title.match(/\p{L}{4,}/gu) ?? []).reduce((best, word) => (word.length > best.length ? word : best), ''),
  )
  return { headings, words: [...new Set(longest)] }
}
