import { describe, expect, it } from 'vitest'
import { accessLevels } from '../../server/access/access-policy'
import { breaking, contracts, type Described, operations } from './documents'
import { unlimitedIn } from './unlimited-inputs'

const isOpen = (operation: Described) => ['public', 'token'].includes(operation['x-access'])
const hasPathId = ({ name }: Described) => name.includes('{')
const exampleFields = ({ requestBody }: Described) =>
  Object.keys(requestBody?.content['application/json']?.example ?? {})
const hasInput = ({ parameters, requestBody }: Described) => parameters.length > 0 || requestBody !== undefined
const answers = (operation: Described, status: number) => String(status) in operation.responses

describe('each operation (openapi/README.md)', () => {
  it('is there at all', () => {
    expect(operations.length).toBeGreaterThanOrEqual(20)
    expect(contracts.map(({ base }) => base)).toEqual(['/api/v2', '/api/v1', '/api/parts'])
  })

  it('has an operationId in camel case that no other has, in any document', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]+)*$/.test(id))).toEqual([])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('has a summary of one line', () => {
    expect(
      breaking(({ summary = '' }) => summary.length > 5 && summary.length <= 80 && !summary.endsWith('.')),
    ).toEqual([])
  })

  it('has one tag, which the document declares', () => {
    expect(
      breaking(({ tags = [], declaredTags }) => tags.length === 1 && tags.every((tag) => declaredTags.includes(tag))),
    ).toEqual([])
  })

  it('says with x-access who may call it', () => {
    expect(breaking((operation) => accessLevels.includes(operation['x-access']))).toEqual([])
  })

  it('names with x-proof what opens it, exactly where it is `token`', () => {
    expect(operations.filter((operation) => operation['x-proof']).length).toBeGreaterThan(5)
    expect(
      breaking((operation) => (operation['x-access'] === 'token') === /^\w+:[\w-]+$/.test(operation['x-proof'] ?? '')),
    ).toEqual([])
  })

  // A link is asked for, and a session renewed or ended, with one that no longer opens anything: refusing it would say so.
  // Links of every kind name their dealership, so that none of them is the proof.
  const takesAnyToken = ['refreshTokens', 'logout', 'askForPortalLink', 'getDealershipOfLink']

  it('that anyone may call takes no token', () => {
    const isToken = /(^|_)token$/
    const takesToken = (operation: Described) =>
      [...operation.parameters.map(({ name }) => name), ...exampleFields(operation)].some((name) => isToken.test(name))
    const open = operations.filter((operation) => operation['x-access'] === 'public' && takesToken(operation))
    expect(open.map(({ operationId }) => operationId).sort()).toEqual(takesAnyToken.sort())
  })

  it('is open before a password change only where everyone who is signed in may call it', () => {
    const isMarked = (operation: Described) => 'x-before-password-change' in operation
    const marksRightly = (operation: Described) =>
      operation['x-before-password-change'] === true && operation['x-access'] === 'member'
    expect(operations.some(isMarked)).toBe(true)
    expect(breaking((operation) => !isMarked(operation) || marksRightly(operation))).toEqual([])
  })

  it('asks for no bearer exactly where it is `public` or `token`', () => {
    expect(breaking((operation) => isOpen(operation) === mayLackBearer(operation))).toEqual([])
  })
})

/** Where a bearer opens what a signature opens too, `security` has an empty alternative. */
function mayLackBearer({ security }: Described): boolean {
  return security?.length === 0 || security?.some((one) => Object.keys(one).length === 0) === true
}

describe('each operation says how it can fail', () => {
  it('400 where there is input', () => {
    expect(breaking((operation) => !hasInput(operation) || answers(operation, 400))).toEqual([])
  })

  it('401 where somebody must be signed in', () => {
    expect(breaking((operation) => isOpen(operation) || answers(operation, 401))).toEqual([])
  })

  it('403 where an address is signed, and wherever a temporary password must be changed first', () => {
    const isRefused = (operation: Described) =>
      operation['x-proof']?.startsWith('signed:') || !(isOpen(operation) || operation['x-before-password-change'])
    expect(breaking((operation) => !isRefused(operation) || answers(operation, 403))).toEqual([])
  })

  it('404 where an id stands in the path', () => {
    expect(breaking((operation) => !hasPathId(operation) || answers(operation, 404))).toEqual([])
  })

  it('with each answer of the transport (openapi/transport.yaml)', () => {
    const statuses = [408, 413, 414, 415, 417, 429, 431, 503, 507]
    expect(breaking((operation) => statuses.every((status) => answers(operation, status)))).toEqual([])
  })

  it('always with problem details', () => {
    const isProblem = ([status, { content = {} }]: [string, Described['responses'][string]]) =>
      Number(status) < 400 || Object.keys(content).join() === 'application/problem+json'
    expect(breaking(({ responses }) => Object.entries(responses).every(isProblem))).toEqual([])
  })

  it('and, once, how it succeeds', () => {
    const successes = ({ responses }: Described) => Object.keys(responses).filter((status) => status.startsWith('2'))
    expect(breaking((operation) => successes(operation).length > 0)).toEqual([])
  })
})

describe('what a call costs', () => {
  const sends = (type: string) => (operation: Described) =>
    Object.values(operation.responses).some(({ content = {} }) => type in content)

  it('is said with x-load as a small whole number', () => {
    const load = ({ 'x-load': said = 1 }: Described) => said
    expect(
      breaking((operation) => Number.isInteger(load(operation)) && load(operation) >= 0 && load(operation) < 20),
    ).toEqual([])
  })

  it('is not said where tables, pictures and documents have turns of their own', () => {
    const isDrawn = (operation: Described) => sends('image/webp')(operation) || sends('application/pdf')(operation)
    expect(operations.filter(isDrawn).length).toBeGreaterThan(5)
    expect(breaking((operation) => !isDrawn(operation) || operation['x-load'] === 0)).toEqual([])
    expect(operations.filter(sends('text/csv')).length).toBeGreaterThan(3)
    expect(breaking((operation) => !(sends('text/csv')(operation) && 'x-load' in operation))).toEqual([])
  })
})

describe('a body', () => {
  type Part = Partial<Record<'$ref' | 'type' | 'format' | 'pattern', string>> & {
    maxItems?: number
    maxLength?: number
    enum?: unknown[]
    items?: Part
    properties?: Record<string, Part>
    anyOf?: Part[]
    oneOf?: Part[]
    allOf?: Part[]
  }

  /** The lists and texts of a schema that have no longest length. */
  const endless = (
    schemas: Record<string, Part>,
    part: Part,
    path: string,
    above: readonly string[] = [],
  ): string[] => {
    const { $ref: reference, items, properties = {}, anyOf = [], oneOf = [], allOf = [] } = part
    const name = reference?.split('/').at(-1)
    if (name !== undefined)
      return above.includes(name) ? [] : endless(schemas, schemas[name] ?? {}, path, [...above, name])
    const inner = (one: Part, step: string) => endless(schemas, one, `${path}${step}`, above)
    const isShort = part.maxLength !== undefined || part.format || part.pattern || part.enum
    const isEndless = part.type === 'array' ? part.maxItems === undefined : part.type === 'string' && !isShort
    return [
      ...(isEndless ? [path] : []),
      ...Object.entries(properties).flatMap(([field, one]) => inner(one, `.${field}`)),
      ...(items ? inner(items, '[]') : []),
      ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => inner(one, '')),
    ]
  }

  it('has a longest length for each list and text, so that what it costs is known', () => {
    const found = operations.flatMap(({ operationId, requestBody, components }) => {
      const schema = requestBody?.content['application/json']?.schema
      return schema ? endless(components.schemas ?? {}, schema, operationId) : []
    })
    expect(found).toEqual([])
  })
})

describe('what somebody who is signed in creates', () => {
  it('is created once for each Idempotency-Key', () => {
    const creates = (operation: Described) =>
      !isOpen(operation) && (answers(operation, 201) || 'x-idempotent' in operation)
    const takesKey = ({ parameters }: Described) => parameters.some(({ name }) => name === 'Idempotency-Key')
    expect(operations.filter(creates).length).toBeGreaterThan(5)
    expect(breaking((operation) => isOpen(operation) || creates(operation) === takesKey(operation))).toEqual([])
  })
})

describe('what a request may contain', () => {
  const limits = operations.flatMap((operation) => unlimitedIn(operation).map((place) => `${operation.name} ${place}`))

  it('has limits: each figure, each text and each list', () => {
    expect(limits).toEqual([])
  })
})

describe('lists', () => {
  const listed = operations.filter(({ name, operationId }) => name.startsWith('GET ') && operationId.startsWith('list'))

  it('answer { items, total, page, limit } (behaviour, section 2)', () => {
    expect(listed.length).toBeGreaterThan(3)
    for (const { name, responses, components } of listed) {
      const schema = responses['200']?.content?.['application/json']?.schema ?? {}
      const reference = '$ref' in schema ? String(schema.$ref) : ''
      const shape = components.schemas?.[reference.split('/').at(-1) ?? '']
      expect([name, shape && 'required' in shape && shape.required]).toEqual([
        name,
        ['items', 'total', 'page', 'limit'],
      ])
    }
  })

  // Three roles, at most 200 addresses, one's own sessions, brands for a choice.
  const short = [
    'listGroups',
    'listAddresses',
    'listSessions',
    'listAllBrands',
    'listMachineChildren',
    'suggestSerialNumbers',
  ]

  it('take page and limit where they can be long, and cap limit at 1000', () => {
    const long = listed.filter(({ operationId }) => !short.includes(operationId))
    for (const { name, parameters } of long) {
      const limit = parameters.find((one) => one.name === 'limit')
      expect([name, limit]).toEqual([
        name,
        expect.objectContaining({ schema: expect.objectContaining({ minimum: 1, maximum: 1000 }) }),
      ])
      expect([name, parameters.some((one) => one.name === 'page')]).toEqual([name, true])
    }
  })

  it('have a default for limit alone: one for page_size would always take its place', () => {
    const aliases = operations.flatMap(({ parameters }) => parameters.filter((one) => one.name === 'page_size'))
    expect(aliases.length).toBeGreaterThan(0)
    for (const alias of aliases) expect(alias).not.toHaveProperty('schema.default')
  })
})
