import { type Contract, type Operation, operationsOf } from './contract'

/**
 * The document with the chosen operations alone, and without replies of other types than JSON, because Fastify would
 * require a serializer for each of them.
 */
export function servedDocument(contract: Contract, isChosen: (operation: Operation) => boolean): object {
  const copy = structuredClone(contract)
  for (const { path, method, operation } of operationsOf(copy)) {
    if (!isChosen(operation)) {
      delete copy.document.paths[path]?.[method]
      continue
    }
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) >= 400) delete operation.responses[status]
      const json = response.content?.['application/json']
      response.content = json && { 'application/json': json }
    }
  }
  return copy.document
}
