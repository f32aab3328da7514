import type { accessLevels } from '../../server/access/access-policy'
import { loadContract, operationsOf } from '../../server/http/contract'

export const contracts = (['platform', 'assistants', 'parts'] as const).map(loadContract)

interface Media {
  schema: object
  example?: unknown
}

interface Parameter {
  $ref?: string
  required?: boolean
  name: string
  in: string
  schema?: object
}

/** All that the rules ask of an operation; the documents may say more. */
export interface Described {
  /** How a failed rule names it, as in `GET /api/v2/machines/`. */
  name: string
  operationId: string
  summary?: string
  tags?: string[]
  'x-access': (typeof accessLevels)[number]
  'x-proof'?: string
  'x-load'?: number
  'x-before-password-change'?: boolean
  security?: object[]
  parameters: Parameter[]
  requestBody?: { content: Record<string, Media | undefined> }
  responses: Record<string, { description: string; content?: Record<string, Media | undefined> }>
  /** The document's schemas and other shared parts, by which references resolve. */
  components: Components
  declaredTags: string[]
}

interface Components {
  schemas?: Record<string, object>
  parameters?: Record<string, Parameter>
  responses?: Record<string, Described['responses'][string]>
}

/** Every operation of the three contracts with its shared parts put in place. */
export const operations: Described[] = contracts.flatMap((contract) => {
  // The bundled document, as far as OpenAPI 3.1 itself defines it.
  const document = JSON.parse(JSON.stringify(contract.document))
  const components: Components = document.components
  const parameter = (one: Parameter) => components.parameters?.[nameOf(one.$ref)] ?? one
  const response = (one: { $ref?: string }) => components.responses?.[nameOf(one.$ref)] ?? one
  return operationsOf(contract).map(({ path, method }) => {
    const item = document.paths[path]
    const operation = item[method]
    const responses = Object.entries<object>(operation.responses).map(([status, one]) => [status, response(one)])
    return {
      ...operation,
      name: `${method.toUpperCase()} ${contract.base}${path}`,
      parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(parameter),
      responses: Object.fromEntries(responses),
      components,
      declaredTags: document.tags.map(({ name }: { name: string }) => name),
    }
  })
})

function nameOf(reference = ''): string {
  return reference.split('/').at(-1) ?? ''
}

/** The operations that break a rule, by name. */
export const breaking = (keeps: (operation: Described) => boolean): string[] =>
  operations.filter((operation) => !keeps(operation)).map(({ name }) => name)
