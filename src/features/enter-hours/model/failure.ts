import { ApiError, isRefusal, isUnanswered } from '@/shared/api'

/** What has to be confirmed before a figure is stored; `detail` is the server's own explanation. */
export type Question = { about: 'lower' | 'jump'; detail: string | undefined }

const questions: Record<string, Question['about']> = { lower_than_last: 'lower', jump: 'jump' }

/** The figure was accepted; its photograph is still to be sent. */
export class PhotographUnsent extends Error {
  override readonly name = 'PhotographUnsent'
}

/** Whether another try may do better: nobody answered, or the server was not in a state to. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof PhotographUnsent || isUnanswered(error)
  return !isRefusal(error) || error.status === 429
}

/** What the server wants to be confirmed; undefined for every other failure. */
export function questionOf(error: unknown): Question | undefined {
  if (!isRefusal(error, 409)) return undefined
  const about = questions[error.code ?? '']
  return about && { about, detail: error.message }
}

/** Why the server refused a figure: its message for a field is clearer than its message for the whole request. */
export function messageOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return Object.values(error.fields)[0] ?? error.message
  return error instanceof Error ? error.message : undefined
}
