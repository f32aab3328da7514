import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { invalid, Problem, tooManyRequests } from './problem'
import { fieldErrors } from './validation'

const partNames: Record<string, string> = { body: 'body', querystring: 'query', params: 'path', headers: 'header' }

function asProblem(error: FastifyError | Problem): Problem | undefined {
  if (error instanceof Problem) return error
  if (error.validation) {
    const part = partNames[error.validationContext ?? 'body'] ?? 'request'
    return invalid(fieldErrors(part, error.validation))
  }
  const status = error.statusCode ?? 500
  if (status === 429) return tooManyRequests(60)
  if (status >= 400 && status < 500) return new Problem(status, codeOf(error), error.message)
  return undefined
}

/** `FST_ERR_CTP_EMPTY_JSON_BODY` reads as `empty_json_body`. */
const codeOf = (error: FastifyError) =>
  error.code?.replace(/^FST_(ERR_)?(CTP_)?/, '').toLowerCase() || 'validation_failed'

/** Turns whatever was thrown into problem details. What is nobody's bad request is logged and not shown. */
export function handleError(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) {
  const problem =
    asProblem(error) ??
    new Problem(500, 'internal_error', 'Something went wrong on our side. It has been noted; please try again.')
  if (problem.status === 500) request.log.error({ err: error }, 'request failed')
  return sendProblem(problem, request, reply)
}

function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem.toBody(request.id))
}
