import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, it } from 'vitest'
import type { DB } from '../../db/schema'
import { matches } from './order-list.repository'

const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

it('what is left to do is filtered by the predicate of its partial index, not by a parameter', () => {
  const filter = matches({ operatorId: 'ridgeline', hasToShip: 'true', hasBackorders: 'true' })
  const { sql, parameters } = db.selectFrom('customer_order').select('id').where(filter).compile()
  expect(sql).toMatch(/ and customer_order\.has_to_ship and customer_order\.has_backorders$/)
  expect(parameters).toEqual(['ridgeline'])
})

it('several machines are one filter, and none of them match nothing', () => {
  const compiled = (instanceIds: string) =>
    db.selectFrom('customer_order').select('id').where(matches({ instanceIds })).compile()
  expect(compiled('a,b').parameters).toEqual(['a,b'])
  expect(compiled('').sql).toBe(compiled('a,b').sql)
})
