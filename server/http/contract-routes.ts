import fastify, { type FastifySchema, type HTTPMethods } from 'fastify'
import glue from 'fastify-openapi-glue'
import { onceFor } from '../domain/once-for'
import { acceptCheckedDocuments } from './checked-documents'
import { type Contract, type Operation, operationsOf } from './contract'
import { servedDocument } from './served-document'

export interface ContractRoute {
  operation: Operation
  method: HTTPMethods | HTTPMethods[]
  url: string
  schema: FastifySchema
}

/**
 * The routes of a contract, still without handlers. They are read once for all apps of a process, which then also share
 * what has been compiled of their schemas.
 */
export const contractRoutes = onceFor(async (contract: Contract): Promise<ContractRoute[]> => {
  acceptCheckedDocuments()
  const operations = new Map(operationsOf(contract).map(({ operation }) => [operation.operationId, operation]))
  const routes: ContractRoute[] = []
  const reader = fastify({ exposeHeadRoutes: false })
  reader.addHook('onRoute', ({ method, url, schema }) => {
    const operation = schema && 'operationId' in schema ? operations.get(String(schema.operationId)) : undefined
    if (!schema || !operation) throw new Error(`the contract ${contract.name} has no operation for ${method} ${url}`)
    routes.push({ operation, method, url, schema })
  })
  await reader.register(glue, {
    specification: servedDocument(contract),
    prefix: contract.base,
    // The routes are read and never called.
    operationResolver: () => () => undefined,
  })
  return routes
})
