import { detectByWords } from '../../../server/languages/detect-by-words'
import { tokenise } from '../../../server/languages/text/tokenise'
import { shuffle } from '../../random'
import type { Library, QuestionSet } from '../library'
import type { BenchQuestion } from '../question'

interface Sample {
  answerable: number
  unanswerable: number
  random: () => number
}

/**
 * Questions drawn at random from all sets: so many that their manuals answer, and all of those in another language than
 * their manual; and so many that they do not answer, half of them for a value that the right manual does not give.
 */
export async function drawSample(
  sets: readonly QuestionSet[],
  library: Library,
  { answerable, unanswerable, random }: Sample,
): Promise<QuestionSet[]> {
  const all = sets.flatMap(({ questions }) => questions)
  const isAnswerable = ({ answer_pages }: BenchQuestion) => answer_pages.length > 0
  const ofOtherMachine = ({ cross }: BenchQuestion) => cross ?? false
  const refused = all.filter((question) => !isAnswerable(question))
  const drawn = new Set([
    ...shuffle(all.filter(isAnswerable), random).slice(0, answerable),
    ...shuffle(
      refused.filter((one) => !ofOtherMachine(one)),
      random,
    ).slice(0, Math.ceil(unanswerable / 2)),
    ...shuffle(refused.filter(ofOtherMachine), random).slice(0, Math.floor(unanswerable / 2)),
  ])
  const foreign = await Promise.all(
    sets.flatMap(({ manuals, questions }) =>
      questions.filter(isAnswerable).map(async (question) => {
        const index = await library.openManual(manuals, question.manual)
        const language = detectByWords(tokenise(question.question), 'en')
        return index.mainLanguages.includes(language) ? [] : [question]
      }),
    ),
  )
  for (const question of foreign.flat()) drawn.add(question)
  return sets.map((set) => ({ ...set, questions: set.questions.filter((question) => drawn.has(question)) }))
}
