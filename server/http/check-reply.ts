import type { preSerializationAsyncHookHandler } from 'fastify'
import { onceFor } from '../domain/once-for'
import type { Contract, Operation } from './contract'
import { compileResponse } from './validation'

const checksOf = onceFor(({ document: { components } }: Contract) =>
  onceFor(
    ({ responses }: Operation) =>
      new Map(
        Object.entries(responses).map(([status, response]) => {
          const schema = response.content?.['application/json']?.schema
          return [Number(status), schema && compileResponse({ ...schema, components })]
        }),
      ),
  ),
)

/** Throws if the contract does not describe a reply. */
export function checkReply(operation: Operation, contract: Contract): preSerializationAsyncHookHandler {
  const checks = checksOf(contract)(operation)
  return async (_request, reply, payload) => {
    if (reply.statusCode >= 400) return payload
    if (!checks.has(reply.statusCode))
      throw new Error(`${operation.operationId}: status ${reply.statusCode} is not in the contract`)
    const errors = checks.get(reply.statusCode)?.(payload) ?? []
    if (errors.length > 0) throw new Error(`${operation.operationId} violates the contract: ${errors.join('; ')}`)
    return payload
  }
}
