import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listen } from '../../tests/support/listener'
import { openSocket } from '../../tests/support/raw-request'
import { createTestApp, type TestApp } from '../../tests/support/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await listen(test)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => test.close())

const failure = (code: string) => Object.assign(new Error(`${code}: no write`), { code })

/** Has the store fail after it has read the first part of an upload. */
const failUploads = (code: string) =>
  vi.spyOn(test.files, 'receive').mockImplementation(async (content) => {
    for await (const _ of content) throw failure(code)
    throw failure(code)
  })

async function upload(content: Buffer) {
  const dealer = await test.as('dealerAdmin')
  return dealer.postForm(
    '/api/v2/files/upload',
    { machine_id: await test.machineId('WL-120') },
    { name: 'a.pdf', content },
  )
}

describe('while the disk for files is full', () => {
  it.each([
    ['ENOSPC', 507, 'files_full'],
    ['EDQUOT', 507, 'files_full'],
    ['EROFS', 503, 'files_unavailable'],
    ['EMFILE', 503, 'files_unavailable'],
  ])('an upload that fails with %s is answered with %i', async (code, status, name) => {
    failUploads(code)
    expect(await upload(Buffer.from('%PDF-'))).toMatchObject({ status, body: { code: name } })
  })

  it('an upload is answered before its client has sent the rest', async () => {
    failUploads('ENOSPC')
    const { token } = await test.as('dealerAdmin')
    const socket = await openSocket((test.app.server.address() as AddressInfo).port)
    const head = [
      'POST /api/v2/files/upload HTTP/1.1',
      'host: a',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 100000000',
    ]
    const part =
      '--b\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n'
    socket.write(`${head.join('\r\n')}\r\n\r\n${part}`)
    socket.write(randomBytes(1_000_000))
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 507 /)
    socket.destroy()
  })

  it('/readyz says so, until there is space again', async () => {
    const probe = vi.spyOn(test.files, 'probe').mockRejectedValue(failure('ENOSPC'))
    expect(await test.anyone.get('/readyz')).toMatchObject({ status: 503, body: { code: 'files_full' } })
    probe.mockRestore()
    expect((await test.anyone.get('/readyz')).status).toBe(200)
  })
})

describe('while the disk of the database is full', () => {
  const setFull = async (isFull: boolean) => {
    await sql`drop trigger if exists full_disk on list_view`.execute(test.db)
    if (!isFull) return
    await sql`create or replace function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(test.db)
    await sql`create trigger full_disk before insert on list_view for each row execute function full_disk()`.execute(
      test.db,
    )
  }
  const view = { name: 'Late', list: '/orders', search: {}, hidden_columns: [], density: 'comfortable' }

  it('a write is answered with 507, and works again afterwards', async () => {
    const dealer = await test.as('dealerAdmin')
    await setFull(true)
    const refused = await dealer.post('/api/v2/list-views', view)
    await setFull(false)
    expect(refused).toMatchObject({ status: 507, body: { code: 'database_full' } })
    expect((await test.anyone.get('/readyz')).status).toBe(200)
    expect((await dealer.post('/api/v2/list-views', view)).status).toBe(201)
  })
})
