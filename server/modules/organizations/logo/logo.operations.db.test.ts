import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../../../tests/support/accounts'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let ridgeline: string
let png: Buffer
beforeAll(async () => {
  test = await createTestApp()
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
  png = await picture('red')
})
afterAll(() => test.close())

const picture = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
const urlOf = (id = ridgeline) => `/api/v2/organizations/${id}/logo`
const upload = async (content: Buffer, { who = 'operatorAdmin' as Who, name = 'logo.png', id = ridgeline } = {}) =>
  (await test.as(who)).postForm(urlOf(id), {}, { field: 'file', name, content, type: 'image/png' })
const logosFolder = () => join(test.folder, 'files/logos')
const stored = async () => ({
  logos: (await readdir(logosFolder()).catch(() => [])).length,
  incoming: (await readdir(join(test.folder, 'files/.incoming'))).length,
})

describe('the logo of an organization', () => {
  it('is redrawn and served at a signed address, with the right headers', async () => {
    const { status, body } = await upload(png)
    expect([status, body.id]).toEqual([200, ridgeline])
    expect(body.logo).toMatch(new RegExp(`^${urlOf()}\\?expires=\\d+&signature=[\\w-]+&version=[\\w-]+$`))

    const { raw } = await test.anyone.get(body.logo)
    expect(raw.statusCode).toBe(200)
    expect(raw.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(raw.rawPayload.length),
    })
    expect(raw.headers['cache-control']).toMatch(/^private, max-age=\d+/)
    expect(await sharp(raw.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 30, height: 20 })
  })

  it('is visible to those who see the organization, but not at a forged or expired address', async () => {
    const { body } = await (await test.as('dealerUser')).get(`/api/v2/organizations/${ridgeline}`)
    expect((await test.anyone.get(body.logo)).status).toBe(200)
    const pit = await organizationId(test, 'Eastmoor Pit')
    expect((await test.anyone.get(body.logo.replace(ridgeline, pit))).status).toBe(403)
    expect((await test.anyone.get(body.logo.replace(/expires=\d+/, 'expires=1'))).status).toBe(403)
    expect((await test.anyone.get(urlOf())).status).toBe(401)
    expect((await (await test.as('dealerUser')).get(urlOf())).status).toBe(200)
    expect((await (await test.as('strangerStaff')).get(urlOf())).status).toBe(404)
  })

  it('is replaced by a new one, at another address', async () => {
    const before = (await upload(png)).body.logo
    const after = (await upload(await picture('blue'))).body.logo
    expect(after).not.toBe(before)
    const { raw } = await test.anyone.get(after)
    const { channels } = await sharp(raw.rawPayload).stats()
    expect(channels.map(({ mean }) => Math.round(mean / 64))).toEqual([0, 0, 4])
    await test.runJobs()
    expect(await stored()).toEqual({ logos: 1, incoming: 0 })
  })

  it('can be removed, and is then not found (404)', async () => {
    const { logo } = (await upload(png)).body
    const { status, body } = await (await test.as('operatorAdmin')).delete(urlOf())
    expect([status, body.logo]).toEqual([200, null])
    expect((await test.anyone.get(logo)).status).toBe(404)
    await test.runJobs()
    expect(await stored()).toEqual({ logos: 0, incoming: 0 })
    expect((await (await test.as('operatorAdmin')).delete(urlOf())).status).toBe(200)
  })

  it('is one of two that are uploaded at the same time', async () => {
    const both = await Promise.all([upload(png), upload(await picture('blue'))])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await test.runJobs()
    expect(await stored()).toEqual({ logos: 1, incoming: 0 })
  })

  it('leaves no file behind when it is replaced, even if the disk refuses the deletion at first', async () => {
    await upload(png)
    await test.runJobs()
    const [name = ''] = await readdir(logosFolder())
    const file = join(logosFolder(), name)
    // A folder in the file's place: it is not deleted as a file.
    await rm(file)
    await mkdir(file)
    expect((await upload(await picture('blue'))).status).toBe(200)
    await test.runJobs()
    expect((await stored()).logos).toBe(2)

    await rm(file, { recursive: true })
    await writeFile(file, 'again a file')
    await test.connection.pool.query(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
        from graphile_worker.jobs where task_identifier = 'delete-file'`,
    )
    await test.runJobs()
    expect((await stored()).logos).toBe(1)
  })
})

describe('PNG, JPEG, WebP or SVG of at most 2 MB', () => {
  it('an SVG is stored as a picture only, without its script', async () => {
    const content = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><script>alert(2)</script><a href="https://example.com"><rect width="9" height="9"/></a></svg>',
    )
    const { body } = await upload(content, { name: 'logo.svg' })
    const { raw } = await test.anyone.get(body.logo)
    expect((await sharp(raw.rawPayload).metadata()).format).toBe('webp')
    expect(raw.rawPayload.includes('script')).toBe(false)
  })

  it.each([
    [415, 'a PDF under a .png name', Buffer.from('%PDF-1.7 not a picture')],
    [415, 'a page of HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [415, 'an empty file', Buffer.alloc(0)],
    [400, 'a damaged picture', Buffer.from('\x89PNG\r\n\x1a\nand no more', 'latin1')],
    [413, 'more than 2 MB', Buffer.alloc(2 * 1024 * 1024 + 1, 'x')],
  ])('%i in plain words for %s', async (status, _, content) => {
    const before = await stored()
    const answer = await upload(content)
    expect([answer.status, answer.body.detail]).toEqual([status, expect.stringMatching(/^The (picture|file) /)])
    expect(await stored()).toEqual(before)
  })

  it('a form without the file names the field', async () => {
    const { status, body } = await (await test.as('operatorAdmin')).postForm(urlOf(), { file: 'a text' })
    expect([status, body.errors]).toEqual([400, [{ path: 'body.file', message: 'Enter the file.' }]])
    const wrong = { name: 'logo.png', content: png, field: 'files' }
    expect((await (await test.as('operatorAdmin')).postForm(urlOf(), {}, wrong)).status).toBe(400)
  })
})

describe('who may change a logo', () => {
  it.each([
    ['operatorAdmin', 200],
    ['superUser', 200],
    ['dealerAdmin', 403],
    ['operator', 403],
    ['strangerStaff', 404],
  ] as const)('%s: %i', async (who, status) => {
    expect((await upload(png, { who })).status).toBe(status)
    expect((await (await test.as(who)).delete(urlOf())).status).toBe(status)
    expect((await stored()).incoming).toBe(0)
  })
})
