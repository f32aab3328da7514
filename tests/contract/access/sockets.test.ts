import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectSocket, type Listener, listen } from '../../support/listener'
import { createTestApp, type TestApp } from '../../support/test-app'
import { assemble, type Cast } from './cast'
import { type Column, columns, type Side } from './columns'
import { createRecords, type Records } from './records'
import { badTokens } from './tokens'

interface Room {
  name: (records: Records, who: Column, side: Side) => Promise<string>
  /** For each column, written by hand: `in` or `no`. */
  own: string
  foreign: string
}

const rooms: Record<string, Room> = {
  conversation: {
    name: async (records, who, side) => `conversation:${(await records.conversation(who, side)).id}`,
    own: 'in in in in in in',
    foreign: 'no no no no no no',
  },
  machine: {
    name: async (records, _, side) => `machine:${await records.machine(side)}`,
    own: 'in in in in in in',
    foreign: 'in no no no no no',
  },
  'operator-machine': {
    name: async (records, _, side) => `operator-machine:${await records.operatorMachine(side)}`,
    own: 'in in in in in in',
    foreign: 'in no no no no no',
  },
  // What the server itself uses to reach a session or a person opens to nobody who asks.
  session: {
    name: async (records, who, side) => `session:${await records.session(who, side)}`,
    own: 'no no no no no no',
    foreign: 'no no no no no no',
  },
  person: {
    name: async (records, who, side) => `person:${await records.person(who, side)}`,
    own: 'no no no no no no',
    foreign: 'no no no no no no',
  },
}

let test: TestApp
let cast: Cast
let records: Records
let origin: string
const listeners = new Map<Column, Listener>()
beforeAll(async () => {
  test = await createTestApp()
  cast = await assemble(test)
  records = createRecords(test, cast)
  origin = await listen(test)
  for (const who of columns) listeners.set(who, await connectSocket(origin, cast.visitors[who].token))
})
afterAll(async () => {
  for (const listener of listeners.values()) listener.close()
  await test.close()
})

describe('who may listen to what', () => {
  it.each(Object.entries(rooms))('%s', async (_, { name, ...expected }) => {
    for (const side of ['own', 'foreign'] satisfies Side[]) {
      const heard: string[] = []
      for (const [who, listener] of listeners) {
        const { ok } = await listener.join(await name(records, who, side))
        heard.push(ok ? 'in' : 'no')
      }
      expect(`${side}: ${heard.join(' ')}`).toBe(`${side}: ${expected[side]}`)
    }
  })

  it('a missing, expired, forged or revoked token is let in nowhere', async () => {
    for (const [kind, token] of Object.entries(await badTokens(test))) {
      await expect(connectSocket(origin, token ?? ''), kind).rejects.toThrow('token_not_valid')
    }
  })
})
