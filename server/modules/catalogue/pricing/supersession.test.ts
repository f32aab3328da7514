import { array, assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { followSupersession, type SupersedablePart } from './supersession'

const chain = (...next: readonly (number | null)[]) =>
  new Map(
    next.map((end, index): [string, SupersedablePart] => [
      String(index),
      { id: String(index), supersededById: end === null ? null : String(end), supersessionReason: `reason ${index}` },
    ]),
  )

const follow = (parts: ReadonlyMap<string, SupersedablePart>, id = '0') => {
  const start = parts.get(id)
  if (!start) throw new Error(`no part ${id}`)
  return followSupersession(start, parts)
}

it('a chain is followed to its end, with the reasons of its steps', () => {
  expect(follow(chain(1, 2, null))).toEqual({
    part: expect.objectContaining({ id: '2' }),
    reasons: ['reason 0', 'reason 1'],
  })
  expect(follow(chain(null))).toEqual({ part: expect.objectContaining({ id: '0' }), reasons: [] })
})

it('a chain that returns to one of its parts has no end', () => {
  expect(follow(chain(1, 2, 1))).toBeUndefined()
  expect(follow(chain(0))).toBeUndefined()
})

it('following always terminates, and only at a part that is not superseded', () => {
  assert(
    property(array(integer({ min: -1, max: 9 }), { minLength: 10, maxLength: 10 }), (next) => {
      const end = follow(chain(...next.map((index) => (index < 0 ? null : index))))
      expect(end?.part.supersededById ?? null).toBeNull()
    }),
  )
})
