import { ApiError, isUnanswered } from '@/shared/api'

/** Why a link opens nothing: it has expired, was taken back, or never was one. */
export type Ending = 'expired' | 'revoked' | 'unknown'

/** What is asked back before a figure is taken; `detail` is the server's own explanation. */
export type Question = { about: 'lower' | 'jump'; detail: string | undefined }

const questions: Record<string, Question['about']> = { lower_than_last: 'lower', jump: 'jump' }

/** How a link has ended; undefined for every other failure. */
export function endingOf(error: unknown): Ending | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 410) return error.code === 'link_expired' ? 'expired' : 'revoked'
  // A token that is too short to be one is refused as a field.
  return error.status === 404 || error.fields.token !== undefined ? 'unknown' : undefined
}

/** Whether another try may do better: nobody answered, or the server was not in a state to. */
export function isUnheard(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof ApiError && (error.status >= 500 || error.status === 429))
}

/** What the server asks back; undefined for every other failure. */
export function questionOf(error: unknown): Question | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const about = questions[error.code ?? '']
  return about && { about, detail: error.message }
}

export const messageOf = (error: unknown): string | undefined => (error instanceof Error ? error.message : undefined)
