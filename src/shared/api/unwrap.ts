import { ApiError, isPage, noAnswer, retryAfterMs } from './api-error'

type Succeeded<T> = { data: T; error?: never; response: Response }
type Failed = { data?: never; error: unknown; response: Response }
/** A response without a body, such as 204, has nothing to read. */
type Body<T> = Exclude<T, undefined>

/**
 * The body of a call that succeeded.
 *
 * What counts is the status: a failure with an empty body has neither data nor error.
 *
 * @throws ApiError for an answer that is not 2xx, or not our server's, and for none at all; the signal's reason when the call was cancelled
 */
export async function unwrap<T>(call: Promise<Succeeded<T> | Failed>): Promise<Body<T>> {
  const answer = await call.catch((cause: unknown) => {
    throw asApiError(cause)
  })
  if (succeeded(answer)) {
    if (isPage(answer.response) || isEmptied(answer)) throw noAnswer()
    return answer.data
  }
  const { response, error } = answer
  throw new ApiError({ status: response.status, data: error, retryAfterMs: retryAfterMs(response) })
}

/** What fetch threw, as the one error; a cancelled call stays what it is, so that nobody reports it. */
function asApiError(cause: unknown): unknown {
  if (cause instanceof TypeError) return noAnswer()
  if (cause instanceof SyntaxError) return new ApiError({ status: 0 })
  return cause
}

/** Our server writes a body to whatever it answers with 200 or 201. */
const isEmptied = ({ data, response: { status } }: Succeeded<unknown>) => data === undefined && status < 202

function succeeded<T>(answer: Succeeded<T> | Failed): answer is Succeeded<Body<T>> {
  return answer.response.ok
}
