import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../support/test-app'
import { assemble } from '../access/cast'
import { columns } from '../access/columns'
import { everyRow } from '../access/every-row'
import { createRecords } from '../access/records'
import { described, specified } from '../specification'
import { accountCalls } from './account-calls'
import { machineCalls } from './machine-calls'
import { salesCalls } from './sales-calls'
import type { Sent, SentCalls, World } from './sent'

let world: World
beforeAll(async () => {
  const test = await createTestApp()
  const cast = await assemble(test)
  world = { test, cast, records: createRecords(test, cast) }
})
afterAll(() => world.test.close())

const calls: SentCalls = { ...accountCalls, ...machineCalls, ...salesCalls }

/** A call that only reads or deletes is sent as the table of rights does, by the first who may. */
async function withoutBody(name: string): Promise<Sent> {
  const { records, cast, test } = world
  const row = everyRow[described.get(name)?.operationId ?? '']
  if (row && 'own' in row) {
    const who = columns.find((_, index) => row.own.split(' ')[index]?.startsWith('2'))
    if (!who) throw new Error(`nobody may call ${name}`)
    return { by: cast.visitors[who], url: (await row.call({ records, who, side: 'own' })).url }
  }
  if (row && 'portal' in row) {
    const { good } = await records.portalTokens('own', row.portal)
    return { by: test.anyone, url: row.shown(good).url }
  }
  throw new Error(`it is not said how ${name} is called`)
}

async function send(name: string, { by, url, body, file }: Sent) {
  const method = name.split(' ')[0] ?? ''
  if (file) return by.postForm(url, { ...body }, file)
  // Without a body there is no content type either.
  return by.send(method, url, body ? { payload: body } : {})
}

describe('the calls of the specification, each with the body that it shows, or with what the act needs', () => {
  it.each(specified.map(({ name, body }) => [name, body] as const))('%s succeeds', async (name, shown) => {
    const own = calls[name]
    expect(own !== undefined || /^(?:GET|DELETE) /.test(name)).toBe(true)
    const sent = own ? await own(world) : await withoutBody(name)
    const isShown = shown.length > 0 && sent.file === undefined
    if (isShown) expect(Object.keys(sent.body ?? {}).sort()).toEqual([...shown].sort())
    const { status, body } = await send(name, sent)
    expect({ status, body: status < 300 ? {} : body }).toEqual({ status, body: {} })
    expect(status).toBeLessThan(300)
  })

  it('needs none of the fields that only the web app knows', () => {
    const known = ['version', 'client_id', 'message_id', 'component', 'return_url']
    const demanded = specified.flatMap(({ name }) => {
      const operation = described.get(name)
      const media = Object.values(operation?.requestBody?.content ?? {})
      return media.flatMap((one) => requiredOf(one?.schema ?? {}, operation?.components.schemas ?? {}))
    })
    expect(demanded.filter((field) => known.includes(field))).toEqual([])
    expect(demanded).toContain('email')
  })
})

interface Schema {
  $ref?: string
  required?: string[]
}

const requiredOf = (schema: Schema, shared: Record<string, Schema>): string[] =>
  (schema.$ref ? shared[schema.$ref.split('/').at(-1) ?? ''] : schema)?.required ?? []
