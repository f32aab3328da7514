import type { Checkpoint } from '../../../finding/checkpoint'
import type { Found } from '../../../finding/find'
import { rankBySimilarity } from '../../../finding/similarity/similarity'
import { composeSimilar } from '../../extractive/compose-similar'
import { toCandidates } from '../../extractive/explain'
import type { ManualVectors } from './manual-vectors'
import type { Answered, AnswerTask } from './search-task'

interface AnswerBySimilarity {
  task: AnswerTask
  found: Found
  /** By words alone. */
  answered: Answered
  vectors: ManualVectors
  manuals: Parameters<ManualVectors['load']>[0]
  checkpoint: Checkpoint
}

/** Answers with the vector of the question, where words alone do not give a certain answer. */
export async function answerBySimilarity(asked: AnswerBySimilarity): Promise<Answered> {
  const { task, found, answered, vectors, manuals, checkpoint } = asked
  const embedded = await vectors.load(manuals, checkpoint)
  checkpoint()
  if (!embedded || !task.vector) return answered
  const question = { vector: task.vector, language: found.query.language }
  const similarity = rankBySimilarity(embedded, question, checkpoint)
  const similar = composeSimilar(found, answered.answer, { similarity, characters: task.characters })
  if (!similar) return answered
  const { evidence } = similar
  const answer = { ...similar.answer, ...(answered.answer.sought && { sought: answered.answer.sought }) }
  if (!answered.explanation) return { to: 'answer', answer }
  const { confidence } = answer
  const changed = { confidence, isBySimilarity: true, candidates: toCandidates(evidence) }
  return { to: 'answer', answer, explanation: { ...answered.explanation, ...changed } }
}
