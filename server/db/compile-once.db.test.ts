import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/test-app'
import { compileOnce, type Param } from './compile-once'
import type { Database } from './connection'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('a query is built once, and executed with the values of each call', async () => {
  const build = vi.fn((db: Database, param: Param) =>
    db.selectFrom('organization').where('type', '=', 'OPERATOR').where('name', '=', param('name')).select('name'),
  )
  const find = compileOnce(build)
  expect(await find(test.db, { name: 'Ridgeline Quarry' })).toEqual([{ name: 'Ridgeline Quarry' }])
  expect(await find(test.db, { name: 'Northfield Equipment' })).toEqual([])
  expect(build).toHaveBeenCalledOnce()
})
