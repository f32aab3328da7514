import { failureOf, noAnswer } from './api-error'
import { tokenSource } from './token-source'

/**
 * Sends a request with the bearer token, and once more with a renewed one where the server no longer takes it.
 *
 * @param send does the request; called at most twice
 */
export async function authorized(send: (token: string | null) => Promise<Response>): Promise<Response> {
  const tokens = tokenSource()
  const token = tokens.current()
  const answer = await send(token)
  if (token === null || !(await isTokenRejected(answer))) return answer

  const renewed = await tokens.renew(token)
  if (renewed === null) return answer
  // The session lives, but the server could not be reached to renew the token.
  if (renewed === token) throw noAnswer()
  const retried = await send(renewed)
  if (await isTokenRejected(retried)) tokens.reportRejected(renewed)
  return retried
}

const isTokenRejected = async (answer: Response) => answer.status === 401 && (await failureOf(answer)).isTokenNotValid
