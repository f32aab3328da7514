import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../../tests/support/test-app'
import { createVectorRepository } from './vector.repository'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** A READY manual of this revision with vectors for all of its passages. */
async function addEmbedded(revision: number): Promise<string> {
  const id = randomUUID()
  const file = { kind: 'operation', storage_key: id, sha256: id, size: 1 } as const
  const machineId = await test.machineId('WL-120')
  await test.db
    .insertInto('manual')
    .values({ id, machine_id: machineId, display_name: id, status: 'READY', revision, ...file })
    .execute()
  const progress = { next_ordinal: 5, places_revision: revision, places_next: 5, completed_at: new Date(0) }
  await test.db
    .insertInto('manual_embedding')
    .values({ manual_id: id, model: 'small', revision, ...progress })
    .execute()
  return id
}

it('vectors of another revision than the one searched, or of another model, do not count', async () => {
  const id = await addEmbedded(2)
  const { completions } = createVectorRepository(test.db)
  expect(await completions([{ id, revision: 2 }], 'small')).toEqual(new Map([[id, new Date(0)]]))
  expect(await completions([{ id, revision: 1 }], 'small')).toEqual(new Map())
  expect(await completions([{ id, revision: 2 }], 'large')).toEqual(new Map())
  expect(await completions([], 'small')).toEqual(new Map())
})
