import { type Contract, operationsOf, type Response } from './contract'
import { replyName, withoutLimits } from './without-limits'

/**
 * The document without replies of other types than JSON, because Fastify would require a serializer for each of them, and
 * without limits in those that remain.
 */
export function servedDocument(contract: Contract): object {
  const copy = structuredClone(contract)
  for (const { operation } of operationsOf(copy)) {
    for (const status of Object.keys(operation.responses)) {
      if (Number(status) >= 400) delete operation.responses[status]
    }
    for (const response of Object.values(operation.responses)) keepJson(response)
  }
  for (const response of Object.values(copy.document.components.responses ?? {})) keepJson(response)
  const schemas = Object.entries(copy.document.components.schemas ?? {})
  copy.document.components.schemas = Object.fromEntries(
    schemas.flatMap(([name, schema]) => [
      [name, schema],
      [replyName(name), withoutLimits(schema)],
    ]),
  )
  return copy.document
}

function keepJson(response: Response): void {
  const json = response.content?.['application/json']
  if (json) response.content = { 'application/json': { ...json, schema: withoutLimits(json.schema) } }
  else delete response.content
}
