import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { type ContractDocument, loadContract, operationsOf } from './contract'
import { serializerCompiler } from './serialization'

describe('the replies of the contract', () => {
  it.each(['platform', 'assistants'] as const)('can all be written: %s', (name) => {
    const contract = loadContract(name)
    // References are replaced in place.
    const specification: Record<string, unknown> = structuredClone({ ...contract.document })
    const document = new Validator().resolveRefs({ specification }) as unknown as ContractDocument
    const broken: string[] = []
    for (const { operation, path: url, method } of operationsOf({ ...contract, document })) {
      for (const [httpStatus, { content }] of Object.entries(operation.responses)) {
        const schema = content?.['application/json']?.schema
        if (!schema) continue
        const write = serializerCompiler({ schema, method, url, httpStatus })
        try {
          write({})
        } catch (error) {
          // An empty object lacks required fields, which is said only once the schema has been compiled.
          if (!/is required!$/.test(String(error))) broken.push(`${operation.operationId} ${httpStatus}: ${error}`)
        }
      }
    }
    expect(broken).toEqual([])
  })
})
