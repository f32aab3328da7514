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
  it('are committed with what their subscribers write before after-commit subscribers run', async () => {
    const seen: boolean[] = []
    unitOfWork.subscribe([
      inTransaction(brandAdded, (trx, { name }) => add(trx, `${name} (copy)`)),
      afterCommit(brandAdded, async ({ name }) => seen.push(await isStored(name), await isStored(`${name} (copy)`))),
    ])
    expect(await addAndPublish('Ironwood')).toBe('Ironwood')
    expect(seen).toEqual([true, true])
  })

  it('are rolled back with the change when a subscriber in the transaction fails', async () => {
    const notified = vi.fn()
    unitOfWork.subscribe([
      afterCommit(brandAdded, notified),
      inTransaction(brandAdded, async () => {
        throw new Error('refused')
      }),
    ])
    await expect(addAndPublish('Copperfield')).rejects.toThrow('refused')
    expect(await isStored('Copperfield')).toBe(false)
    expect(notified).not.toHaveBeenCalled()
  })

  it('whose after-commit subscriber fails are logged, and the other subscribers still run', async () => {
    const notified = vi.fn()
    const failing = () => Promise.reject(new Error('the socket is gone'))
    unitOfWork.subscribe([afterCommit(brandAdded, failing, notified)])
    await addAndPublish('Redstone')
    expect(log.error).toHaveBeenCalledTimes(1)
    expect(notified).toHaveBeenCalledWith({ name: 'Redstone' })
  })

  it('may be published by subscribers of other events, in the same transaction', async () => {
    const notified = vi.fn()
    unitOfWork.subscribe([
      inTransaction(brandAdded, (trx, { name }) => publish(trx, brandNoticed({ name }))),
      afterCommit(brandNoticed, notified),
    ])
    await addAndPublish('Bluewater')
    expect(notified).toHaveBeenCalledWith({ name: 'Bluewater' })
  })

  it('need a transaction of the unit of work', async () => {
    const elsewhere = test.db.transaction().execute((trx) => publish(trx, brandAdded({ name: 'Nowhere' })))
    await expect(elsewhere).rejects.toThrow('outside a transaction')
  })
})
