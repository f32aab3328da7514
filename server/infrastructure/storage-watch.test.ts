import { DatabaseError } from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { createStorageWatch, type StorageWatch } from './storage-watch'

const failure = (code: string) => Object.assign(new Error(code), { code })
const diskFull = () => Object.assign(new DatabaseError('could not extend file', 1, 'error'), { code: '53100' })

let file: Error | undefined
let rows: Error | undefined
let attempts: string[]
let watch: StorageWatch
beforeEach(() => {
  file = undefined
  rows = undefined
  attempts = []
  const attempt = async (name: string, error: Error | undefined) => {
    attempts.push(name)
    if (error) throw error
  }
  watch = createStorageWatch({ writeFile: () => attempt('file', file), writeRows: () => attempt('rows', rows) })
})

describe('the space for files', () => {
  it.each(['ENOSPC', 'EDQUOT'])('is gone while a write fails with %s', async (code) => {
    file = failure(code)
    expect(await watch.findFull()).toBe('files')
    file = undefined
    expect(await watch.findFull()).toBeUndefined()
  })
})

describe('the space of the database', () => {
  it('is not tried before it refused a write', async () => {
    watch.report(failure('ECONNRESET'))
    expect(await watch.findFull()).toBeUndefined()
    expect(attempts).toEqual(['file'])
  })

  it('is gone from a refusal until it writes again', async () => {
    watch.report(diskFull())
    rows = diskFull()
    expect(await watch.findFull()).toBe('database')
    expect(await watch.findFull()).toBe('database')
    rows = undefined
    expect(await watch.findFull()).toBeUndefined()
    attempts = []
    expect(await watch.findFull()).toBeUndefined()
    expect(attempts).toEqual(['file'])
  })
})
