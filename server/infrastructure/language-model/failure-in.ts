import { failureOfStatus, isAboutLength, ModelFailure } from './model-failure'
import type { OpenedModel } from './open-model'

type Sdk = OpenedModel['sdk']

/**
 * The failure behind an error of the SDK, or the error itself if it is no failure of the model. Errors of the SDK are not
 * passed on as causes: they contain prompts and responses.
 */
export function failureIn(error: unknown, sdk: Sdk): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ModelFailure) return cause
  }
  // What an endpoint reports in the middle of a stream is an object of its own.
  if (!(error instanceof Error)) return reportedFailure(error)
  if (sdk.APICallError.isInstance(error) && (error.statusCode ?? 0) >= 400) {
    return failureOfStatus({ status: error.statusCode ?? 0, headers: new Headers() }, error.message)
  }
  // Of a stream that just ends there are no data.
  const isEnd = sdk.InvalidResponseDataError.isInstance(error) && error.data === undefined
  if (isEnd || sdk.NoOutputGeneratedError.isInstance(error)) {
    return new ModelFailure('broken-off', 'broke off its response')
  }
  if (sdk.ToolChoiceViolationError.isInstance(error)) {
    return new ModelFailure('garbled', 'called a tool instead of answering')
  }
  return sdk.AISDKError.isInstance(error)
    ? new ModelFailure('garbled', `sent a response that cannot be read (${error.name})`)
    : error
}

function reportedFailure(error: unknown): ModelFailure {
  const { message, type } = Object(error)
  if (isAboutLength(String(message))) return new ModelFailure('too-long', 'reports that the request is too long')
  return type === 'overloaded_error'
    ? new ModelFailure('overloaded', 'reports that it is overloaded')
    : new ModelFailure('broken-off', 'reports an error in its response')
}
