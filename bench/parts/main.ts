import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { compose } from '../../server/modules/assistants/answering/extractive/compose'
import { createLibrary } from '../answers/library'
import { type BenchQuestion, parseQuestions } from '../answers/question'
import { partsReport, rankOfPart } from './rank-of-part'

/**
 * How often the parts assistant names the right part number: `bench:parts -- --manuals DIR --questions FILE...
 * [--cache DIR] [--recognized DIR] [--details]`. Of each file, the questions for a part number are asked, each on its manual
 * alone. Manuals are read in this process; `--cache` stores what was read. With `--recognized`, text in images is recognized
 * as by the product, and stored there; without it, what stands only in pictures is not found.
 */
const { values } = parseArgs({
  options: {
    manuals: { type: 'string', multiple: true, default: [] },
    questions: { type: 'string', multiple: true, default: [] },
    cache: { type: 'string' },
    recognized: { type: 'string' },
    details: { type: 'boolean', default: false },
  },
})

const { manuals, questions, cache, recognized, details } = values
if (manuals.length === 0 || manuals.length !== questions.length) {
  console.error('Each --manuals DIR requires a --questions FILE')
  process.exit(2)
}
const library = createLibrary({ cache, recognized })
const sets = await Promise.all(
  manuals.map(async (folder, position) => {
    const name = questions[position] ?? ''
    return { name, manuals: folder, questions: parseQuestions(await readFile(name, 'utf8')).filter(asksForPart) }
  }),
)
const ranked = (await library.study(sets, { seeksPart: true })).map(({ question, found }) => {
  const { parts, confidence } = compose(found, { characters: 2000, isComplete: true, audience: 'staff' })
  const rank = rankOfPart(question, parts)
  if (details) console.error(JSON.stringify({ id: question.id, question: question.question, rank, confidence, parts }))
  return { question, rank }
})
console.log(partsReport(ranked))

function asksForPart({ kind }: BenchQuestion): boolean {
  return kind === 'part_number'
}
