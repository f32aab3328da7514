import { questionToEmbed } from '../../../embedding/question-text'
import type { Checkpoint } from '../../../finding/checkpoint'
import { find } from '../../../finding/find'
import { soughtArticle } from '../../../finding/parts/sought-article'
import type { Scope } from '../../../finding/retrieving/scope'
import type { ComposedAnswer } from '../../engine'
import { compose } from '../../extractive/compose'
import { explain } from '../../extractive/explain'
import type { AskCertain } from '../../extractive/follow-ups'
import { findCertain } from '../../extractive/suggesting/is-answered'
import { answerBySimilarity } from './answer-by-similarity'
import type { ManualVectors } from './manual-vectors'
import { createSearchCheckpoint, SearchEnded } from './search-checkpoint'
import type { Answered, AnswerTask, SearchLimits } from './search-task'

/** No further question that may follow is searched for after this time, as the answer waits for them. */
const MAX_FOLLOW_UP_MS = 500

export interface Searched {
  scope: Scope
  manuals: Parameters<ManualVectors['load']>[0]
  /** Undefined if passages are not embedded. */
  vectors: ManualVectors | undefined
  checkpoint: Checkpoint
}

/** The answer of the default engine. */
export async function answerTask(
  task: AnswerTask,
  { scope, manuals, vectors, checkpoint }: Searched,
): Promise<Answered> {
  const seeksPart = task.assistant === 'parts'
  const found = find({ ...task.question, seeksPart }, scope, checkpoint)
  checkpoint()
  const sought = seeksPart ? soughtArticle(task.question, scope.vocabulary, checkpoint) : undefined
  const answer: ComposedAnswer = {
    ...compose(found, { ...task, ask: askNext(task, scope, checkpoint) }),
    ...(sought && { sought }),
  }
  const answered: Answered = { to: 'answer', answer, ...(task.explains && { explanation: explain(found) }) }
  if (!vectors || answer.confidence === 'sure') return answered
  if (task.vector) return await answerBySimilarity({ task, found, answered, vectors, manuals, checkpoint })
  const textToEmbed = questionToEmbed(found.query)
  return (await vectors.areComplete(task.manuals)) ? { ...answered, textToEmbed } : answered
}

interface AskedNext extends Pick<SearchLimits, 'stop'> {
  assistant: AnswerTask['assistant']
  question: AnswerTask['question']
}

/** Asks what the person may ask next, with no answer once the time for that is over. */
export function askNext({ assistant, question, stop }: AskedNext, scope: Scope, checkpoint: Checkpoint): AskCertain {
  const isInTime = createSearchCheckpoint({ stop, milliseconds: MAX_FOLLOW_UP_MS })
  const checkBoth = () => {
    checkpoint()
    isInTime()
  }
  return (prompt) => {
    try {
      return findCertain({ ...question, prompt, conversation: [], seeksPart: assistant === 'parts' }, scope, checkBoth)
    } catch (error) {
      if (error instanceof SearchEnded && error.why === 'out-of-time') return undefined
      throw error
    }
  }
}
