import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preHandlerAsyncHookHandler,
  preValidationAsyncHookHandler,
} from 'fastify'
import { mayCall } from '../access/access-policy'
import type { Caller } from '../access/caller'
import { forbidden, tokenNotValid } from '../domain/domain-error'
import { tooManyRequests } from '../domain/too-many-requests'
import type { Operation } from './contract'
import { invalid, Problem, passwordChangeRequired } from './problem'
import type { ProofKind, ProofOpeners } from './proofs'

export type Authenticate = (request: Pick<FastifyRequest, 'headers'>) => Promise<Caller | undefined>

/**
 * Fastify validates only bodies with a known content type; any other would reach the handler without validation. A body
 * that may be absent is empty then.
 */
export const requireJson =
  (operation: Operation): preValidationAsyncHookHandler =>
  async (request) => {
    if (request.isMultipart())
      throw new Problem(415, 'not_json', {
        en: 'Send the body as JSON (application/json).',
        es: 'Envíe el cuerpo como JSON (application/json).',
      })
    if (request.body === undefined && !operation.requestBody?.required) request.body = {}
    if (request.body === undefined)
      throw invalid([{ path: 'body', message: { en: 'Body is required.', es: 'Falta el cuerpo.' } }])
  }

/**
 * Authenticates the bearer token of a request.
 * @throws DomainError for none or one that is not valid, Problem for somebody who must change the password first
 */
export async function signedInCaller(
  request: Pick<FastifyRequest, 'headers'>,
  authenticate: Authenticate,
  isBeforePasswordChange = false,
): Promise<Caller> {
  const caller = await authenticate(request)
  if (!caller) throw tokenNotValid()
  if (caller.mustChangePassword && !isBeforePasswordChange) throw passwordChangeRequired()
  return caller
}

/** The only place where `x-access` and `x-before-password-change` are enforced. */
export function admit(operation: Operation, authenticate: Authenticate): onRequestAsyncHookHandler {
  const level = operation['x-access']
  return async (request) => {
    if (level === 'public' || level === 'token') return
    const caller = await signedInCaller(request, authenticate, operation['x-before-password-change'])
    if (!mayCall(level, caller)) throw forbidden()
    request.caller = caller
  }
}

/** The only place where proofs are opened, once per request. */
export const openProof =
  (kind: ProofKind, proofs: ProofOpeners): preHandlerAsyncHookHandler =>
  async (request) => {
    request.proof = await proofs[kind](request)
  }

/** Limits attempts per address, for example to guess passwords. */
export function limitAttempts(scope: FastifyInstance, operation: Operation): preHandlerAsyncHookHandler {
  const check = scope.createRateLimit({ max: operation['x-attempts-a-minute'], timeWindow: '1 minute' })
  return async (request) => {
    const limit = await check(request)
    if (!limit.isAllowed && limit.isExceeded) throw tooManyRequests(limit.ttlInSeconds)
  }
}
