import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/test-app'
import type { Transaction } from '../db/connection'
import { defineEvent } from './event'
import { afterCommit, inTransaction } from './subscription'
import { createUnitOfWork, publish } from './unit-of-work'

const brandAdded = defineEvent<{ name: string }>('brand.added')
const brandNoticed = defineEvent<{ name: string }>('brand.noticed')

let test: TestApp
let log: { error: ReturnType<typeof vi.fn<() => void>> }
let unitOfWork: ReturnType<typeof createUnitOfWork>
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => {
  log = { error: vi.fn<() => void>() }
  unitOfWork = createUnitOfWork({ db: test.db, logger: log })
})

const add = (trx: Transaction, name: string) => trx.insertInto('brand').values({ name }).execute()
const isStored = async (name: string) =>
  (await test.db.selectFrom('brand').where('name', '=', name).select('id').execute()).length > 0

const addAndPublish = (name: string) =>
  unitOfWork.transact(async (trx) => {
    await add(trx, name)
    await publish(trx, brandAdded({ name }))
    return name
  })

describe('events', () => {
  it('are stored with what their subscribers write, and acted on only then', async () => {
    const seen: boolean[] = []
    unitOfWork.subscribe([
      inTransaction(brandAdded, (trx, { name }) => add(trx, `${name} (copy)`)),
      afterCommit(brandAdded, async ({ name }) => seen.push(await isStored(name), await isStored(`${name} (copy)`))),
    ])
    expect(await addAndPublish('Ironwood')).toBe('Ironwood')
    expect(seen).toEqual([true, true])
  })

  it('that a subscriber in the transaction fails on undo the change and set off nothing', async () => {
    const told = vi.fn()
    unitOfWork.subscribe([
      afterCommit(brandAdded, told),
      inTransaction(brandAdded, async () => {
        throw new Error('no room for it')
      }),
    ])
    await expect(addAndPublish('Copperfield')).rejects.toThrow('no room for it')
    expect(await isStored('Copperfield')).toBe(false)
    expect(told).not.toHaveBeenCalled()
  })

  it('that fail after the commit are logged, and the others still act', async () => {
    const told = vi.fn()
    const failing = () => Promise.reject(new Error('the socket is gone'))
    unitOfWork.subscribe([afterCommit(brandAdded, failing, told)])
    await addAndPublish('Redstone')
    expect(log.error).toHaveBeenCalledTimes(1)
    expect(told).toHaveBeenCalledWith({ name: 'Redstone' })
  })

  it('may be published by subscribers of others, in the same transaction', async () => {
    const told = vi.fn()
    unitOfWork.subscribe([
      inTransaction(brandAdded, (trx, { name }) => publish(trx, brandNoticed({ name }))),
      afterCommit(brandNoticed, told),
    ])
    await addAndPublish('Bluewater')
    expect(told).toHaveBeenCalledWith({ name: 'Bluewater' })
  })

  it('need a transaction that began here', async () => {
    const elsewhere = test.db.transaction().execute((trx) => publish(trx, brandAdded({ name: 'Nowhere' })))
    await expect(elsewhere).rejects.toThrow('outside of a transaction')
  })
})
