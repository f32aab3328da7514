import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isCollision, isOutOfRange } from '../db/database-error'
import { isDatabaseUnavailable } from '../db/database-unavailable'
import { DomainError, type RefusalKind } from '../domain/domain-error'
import { languageOf, preferredLocale } from '../domain/locale'
import type { Text } from '../domain/text'
import { tooManyRequests } from '../domain/too-many-requests'
import { areFilesUnusable, fullStoreOf } from '../infrastructure/storage-failure'
import { databaseUnavailable, filesUnusable, invalid, Problem, storageFull } from './problem'
import { statusTitle } from './status-title'
import { fieldErrors } from './validation'

const partNames: Record<string, string> = { body: 'body', querystring: 'query', params: 'path', headers: 'header' }

const statusOf: Record<RefusalKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'unsupported-file': 415,
  unprocessable: 422,
  'too-many-requests': 429,
  unavailable: 503,
}

/** The only place where a domain error becomes problem details. */
function fromDomain({ kind, code, said, details }: DomainError): Problem {
  const { fields, current, retryAfterSeconds } = details
  const headers: Record<string, number> = retryAfterSeconds === undefined ? {} : { 'retry-after': retryAfterSeconds }
  return new Problem(statusOf[kind], code, said, fields, headers, current)
}

function asProblem(error: FastifyError | Problem | DomainError): Problem | undefined {
  if (error instanceof Problem) return error
  if (error instanceof DomainError) return fromDomain(error)
  // Fastify's errors about lost client connections have a status and must not be mistaken for a lost database.
  if (error.statusCode === undefined && isDatabaseUnavailable(error)) return databaseUnavailable()
  const full = fullStoreOf(error)
  if (full) return storageFull(full)
  if (areFilesUnusable(error)) return filesUnusable()
  if (error.validation) {
    const part = partNames[error.validationContext ?? 'body'] ?? 'request'
    return invalid(fieldErrors(part, error.validation))
  }
  if (isCollision(error)) return collision
  if (isOutOfRange(error)) return outOfRange
  const status = error.statusCode ?? 500
  if (status === 429) return fromDomain(tooManyRequests(60))
  if (status >= 400 && status < 500) return new Problem(status, codeOf(error), textOf(status, error))
  return undefined
}

/** Turns `FST_ERR_CTP_EMPTY_JSON_BODY` into `empty_json_body`. */
const codeOf = (error: FastifyError) =>
  error.code?.replace(/^FST_(ERR_)?(CTP_)?/, '').toLowerCase() || 'validation_failed'

/** The server's framework speaks English alone; in Spanish its usual refusals have a text of their own. */
const spanishTexts: Record<string, string> = {
  empty_json_body: 'El cuerpo no puede estar vacío cuando su tipo de contenido es application/json.',
  invalid_json_body: 'El cuerpo no es JSON válido.',
  body_too_large: 'El cuerpo de la solicitud es demasiado grande.',
  invalid_media_type: 'Este tipo de contenido no se admite.',
  invalid_content_length: 'El tamaño del cuerpo no coincide con Content-Length.',
  bad_url: 'La dirección no es válida.',
}

const textOf = (status: number, error: FastifyError): Text => ({
  en: error.message,
  es: spanishTexts[codeOf(error)] ?? `${statusTitle(status, 'es')}.`,
})

/** Turns any error into problem details. An unexpected error is logged and its cause is not revealed. */
export function handleError(error: FastifyError | Problem | DomainError, request: FastifyRequest, reply: FastifyReply) {
  const locale = preferredLocale(request.headers['accept-language'])
  const problem = asProblem(error) ?? internalError
  const isExpected = error instanceof Problem || error instanceof DomainError
  if (problem.status >= 500 && !isExpected) request.log.error({ err: error }, 'request failed')
  if (problem === collision) request.log.warn({ err: error }, 'the request conflicted with a concurrent one')
  return reply
    .code(problem.status)
    .headers({ ...problem.headers, 'content-language': languageOf(locale) })
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem.toBody(request.id, locale))
}

const collision = new Problem(409, 'conflict', {
  en: 'Someone else changed this at the same time. Reload it and repeat your change.',
  es: 'Otra persona cambió esto al mismo tiempo. Vuelva a cargarlo y repita el cambio.',
})

const outOfRange = new Problem(400, 'number_out_of_range', {
  en: 'A figure, or what adds up with it, is larger than can be stored. Nothing was changed.',
  es: 'Una cifra, o lo que suma con ella, es mayor de lo que se puede guardar. No se cambió nada.',
})

const internalError = new Problem(500, 'internal_error', {
  en: 'Something went wrong on our side. The error was logged; please try again.',
  es: 'Algo falló por nuestra parte. El error quedó registrado; inténtelo de nuevo.',
})
