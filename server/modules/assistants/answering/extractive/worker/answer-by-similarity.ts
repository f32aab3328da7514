import type { Checkpoint } from '../../../finding/checkpoint'
import type { Found } from '../../../finding/find'
import { rankBySimilarity } from '../../../finding/similarity/similarity'
import { composeSimilar } from '../compose-similar'
import { toCandidates } from '../explain'
import type { Answered, AnswerTask } from './answer-task'
import type { ManualVectors } from './manual-vectors'

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
  if (!answered.explanation) return { kind: 'answered', answer }
  const { confidence } = answer
  const changed = { confidence, isBySimilarity: true, candidates: toCandidates(evidence) }
  return { kind: 'answered', answer, explanation: { ...answered.explanation, ...changed } }
}
