import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectSocket, listen } from '../../support/listener'
import { createTestApp, type TestApp } from '../../support/test-app'
import { assemble, type Cast } from './cast'
import { type Column, columns, type Neighbour, neighbours, type Side } from './columns'
import { createRecords, type Records } from './records'
import { badTokens } from './tokens'

interface Room {
  name: (records: Records, who: Column, side: Side) => Promise<string>
  /** For each column, written by hand: `in` or `no`. */
  own: string
  foreign: string
  /** The same for the staff of the rival and of the former dealership, the latter of what is from before and after. */
  rival: string
  before: string
  after: string
}

const closed = { rival: 'no no', before: 'no no', after: 'no no' }

const rooms: Record<string, Room> = {
  conversation: {
    name: async (records, who, side) => `conversation:${(await records.conversation(who, side)).id}`,
    own: 'in in in in in in',
    foreign: 'no no no no no no',
    ...closed,
  },
  machine: {
    name: async (records, _, side) => `machine:${await records.machine(side)}`,
    own: 'in in in in in in',
    foreign: 'in no no no no no',
    rival: 'in in',
    before: 'in in',
    after: 'no no',
  },
  notices: {
    name: async (records, who, side) => `notices:${await records.caller(who, side)}`,
    own: 'in in in in in in',
    foreign: 'no no no no no no',
    ...closed,
  },
  // The thread from before the end: nobody adds to it afterwards.
  'operator-machine': {
    name: async (records, _, side) => `operator-machine:${await records.operatorMachine(side)}`,
    own: 'in in in in in in',
    foreign: 'in no no no no no',
    rival: 'no no',
    before: 'in in',
    after: 'no no',
  },
  order: {
    name: async (records, who, side) => `order:${(await records.order(who, side)).id}`,
    own: 'in in in in in in',
    foreign: 'in no no no no no',
    rival: 'no no',
    before: 'in in',
    after: 'no no',
  },
  orders: {
    name: async (records, who, side) => `orders:${records.organization(who, side)}`,
    own: 'in in in in in in',
    foreign: 'in no no no no no',
    ...closed,
    before: 'in in',
  },
  // Whoever sees the catalogue of the dealership.
  stock: {
    name: async (records, _, side) => `stock:${records.organization('dealerAdmin', side)}`,
    own: 'in in in in in in',
    foreign: 'in no no no no no',
    rival: 'no no',
    before: 'in in',
    after: 'no no',
  },
  // Whoever manages the money of the dealership.
  payments: {
    name: async (records, _, side) => `payments:${records.organization('dealerAdmin', side)}`,
    own: 'in in no no no no',
    foreign: 'in no no no no no',
    rival: 'no no',
    before: 'in no',
    after: 'no no',
  },
  quotes: {
    name: async (records, who, side) => `quotes:${records.organization(who, side)}`,
    own: 'in in in in in in',
    foreign: 'in no no no no no',
    ...closed,
    before: 'in in',
  },
  // What the server itself uses to reach a session or a person opens to nobody who asks.
  session: {
    name: async (records, who, side) => `session:${await records.session(who, side)}`,
    own: 'no no no no no no',
    foreign: 'no no no no no no',
    ...closed,
  },
  person: {
    name: async (records, who, side) => `person:${await records.person(who, side)}`,
    own: 'no no no no no no',
    foreign: 'no no no no no no',
    ...closed,
  },
}

let test: TestApp
let cast: Cast
let records: Records
let origin: string
beforeAll(async () => {
  test = await createTestApp()
  cast = await assemble(test)
  records = createRecords(test, cast)
  origin = await listen(test)
})
afterAll(() => test.close())

/**
 * On a socket of its own: the end of a link, which some records need, closes those of both sides. It may still be on its
 * way and close a new one as well, so a closed one is replaced, as a client does.
 */
async function join(who: Column | Neighbour, room: string): Promise<'in' | 'no'> {
  const listener = await connectSocket(origin, cast.visitors[who].token)
  const answer = await listener.join(room).catch(() => undefined)
  listener.close()
  if (!answer) return join(who, room)
  return answer.ok ? 'in' : 'no'
}

describe('who may listen to what', () => {
  it.each(Object.entries(rooms))('%s', async (_, { name, ...expected }) => {
    const heard = async (side: Side, listeners: readonly (Column | Neighbour)[]) => {
      const answers: string[] = []
      for (const who of listeners) {
        const owner = columns.find((column) => column === who) ?? 'dealerAdmin'
        answers.push(await join(who, await name(records, owner, side)))
      }
      return answers.join(' ')
    }
    expect({
      own: await heard('own', columns),
      foreign: await heard('foreign', columns),
      rival: await heard('rival', neighbours.rival),
      before: await heard('before', neighbours.former),
      after: await heard('after', neighbours.former),
    }).toEqual(expected)
  })

  it('a missing, expired, forged or revoked token is let in nowhere', async () => {
    for (const [kind, token] of Object.entries(await badTokens(test))) {
      await expect(connectSocket(origin, token ?? ''), kind).rejects.toThrow('token_not_valid')
    }
  })
})
