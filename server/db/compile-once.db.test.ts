import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/test-app'
import { compileOnce } from './compile-once'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('a query is built once for each variant, and executed with the values of each call', async () => {
  const built: string[] = []
  const find = compileOnce((db, param, type: 'DEALERSHIP' | 'OPERATOR') => {
    built.push(type)
    return db.selectFrom('organization').where('type', '=', type).where('name', '=', param('name')).select('name')
  })
  const named = (name: string, variant: 'DEALERSHIP' | 'OPERATOR') => find(test.db, { name }, { key: variant, variant })
  expect(await named('Northfield Equipment', 'DEALERSHIP')).toEqual([{ name: 'Northfield Equipment' }])
  expect(await named('Ridgeline Quarry', 'OPERATOR')).toEqual([{ name: 'Ridgeline Quarry' }])
  expect(await named('Ridgeline Quarry', 'DEALERSHIP')).toEqual([])
  expect(built).toEqual(['DEALERSHIP', 'OPERATOR'])
})
