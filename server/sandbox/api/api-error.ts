export interface ErrorDetails {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'authentication_error' | 'api_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
}

/** A refusal in the provider's envelope. */
export class ApiError extends Error {
  readonly status: number
  readonly details: ErrorDetails

  constructor(status: number, details: ErrorDetails) {
    super(details.message)
    this.status = status
    this.details = details
  }
}

export const invalidRequest = (message: string, rest: { code?: string; param?: string } = {}) =>
  new ApiError(400, { type: 'invalid_request_error', message, ...rest })

export const noSuch = (what: string, id: string) =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  })
