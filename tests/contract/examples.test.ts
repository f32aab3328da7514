import { describe, expect, it } from 'vitest'
import { compileResponse } from '../../server/http/validation'
import { type Described, operations } from './documents'

interface Body {
  what: string
  schema: object
  example: unknown
  components: object
}

function bodiesOf({ name, requestBody, responses, components }: Described): Body[] {
  const all = [
    { what: `${name} request`, content: requestBody?.content },
    ...Object.entries(responses).map(([status, { content }]) => ({ what: `${name} ${status}`, content })),
  ]
  return all.flatMap(({ what, content = {} }) =>
    Object.entries(content)
      .filter(([type]) => type.endsWith('json'))
      .map(([, media]) => ({ what, schema: media?.schema ?? {}, example: media?.example, components })),
  )
}

const bodies = operations.flatMap(bodiesOf)

describe('examples', () => {
  it('stand at every JSON body that is sent or answered', () => {
    expect(bodies.length).toBeGreaterThan(operations.length)
    expect(bodies.filter(({ example }) => example === undefined).map(({ what }) => what)).toEqual([])
  })

  it('are what their schemas describe', () => {
    // What takes time is the compiling: each schema of a contract is compiled once.
    const compiled = new Map<object, Map<string, ReturnType<typeof compileResponse>>>()
    const checkOf = ({ schema, components }: Body) => {
      const checks = compiled.get(components) ?? new Map<string, ReturnType<typeof compileResponse>>()
      compiled.set(components, checks)
      const key = JSON.stringify(schema)
      const check = checks.get(key) ?? compileResponse({ ...schema, components })
      checks.set(key, check)
      return check
    }
    const faults = bodies.flatMap((body) => checkOf(body)(body.example).map((fault) => `${body.what}: ${fault}`))
    expect(faults).toEqual([])
  })

  it('of problems carry the status that they stand under', () => {
    const problems = operations.flatMap(({ name, responses }) =>
      Object.entries(responses).flatMap(([status, { content }]) => {
        const example = content?.['application/problem+json']?.example
        return example ? [{ name, status: Number(status), example }] : []
      }),
    )
    expect(problems.length).toBeGreaterThan(30)
    for (const { status, example } of problems) expect(example).toMatchObject({ status })
  })
})
