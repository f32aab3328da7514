import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addPicture, pngOf } from '../../../tests/support/pictures'
import { createTestApp, people, type TestApp, type Who } from '../../../tests/support/test-app'

let test: TestApp
let parts: string
beforeAll(async () => {
  test = await createTestApp()
  const dealer = await test.as('dealerAdmin')
  const { body } = await dealer.post('/api/v2/catalogues/', { name: 'Parts', currency: 'USD' })
  parts = `/api/v2/catalogues/${body.id}/parts`
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.deleteFrom('catalogue_part').execute()
  await test.db.deleteFrom('picture').execute()
})

const upload = (content: Buffer, who: Who = 'dealerAdmin') => addPicture(test, { content, who })
const drawn = async (): Promise<string> => (await upload(await pngOf('red'))).body.id
/** One whose files nobody reads. */
async function uploaded(who: Who = 'dealerAdmin'): Promise<string> {
  const { id } = await test.db
    .insertInto('picture')
    .values(({ selectFrom }) => ({
      uploaded_by: selectFrom('person').where('email', '=', people[who]).select('id'),
      ...{ storage_key: 'pictures/none.webp', thumbnail_key: 'pictures/none-1.webp', width: 30, height: 20 },
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const stored = async () => (await readdir(join(test.folder, 'files/pictures')).catch(() => [])).length
const removeUnused = async () => {
  await sql`select graphile_worker.add_job('remove-unused-pictures', '{}'::json)`.execute(test.db)
  await test.runJobs()
}

async function addPart(picture_ids: string[]) {
  return (await test.as('dealerAdmin')).post('/api/v2/catalogue-parts/', { part_number: 'HX-250', picture_ids })
}
async function change(part: { id: string; version: number }, fields: object) {
  const { id, version } = part
  return (await test.as('dealerAdmin')).put(`/api/v2/catalogue-parts/${id}`, { version, ...fields })
}
const idsOf = ({ pictures }: { pictures: { id: string }[] }) => pictures.map(({ id }) => id)

describe('an uploaded picture', () => {
  it('is redrawn without the place where it was taken, upright, and with a thumbnail', async () => {
    const photograph = await sharp({ create: { width: 800, height: 400, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '46/1 52/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { status, body } = await upload(photograph)
    expect([status, body]).toMatchObject([201, { width: 400, height: 800 }])
    const full = (await test.anyone.get(body.url)).raw
    const { format, width, height, exif } = await sharp(full.rawPayload).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 400, height: 800, exif: undefined })
    const thumbnail = (await test.anyone.get(body.thumbnail_url)).raw
    expect(await sharp(thumbnail.rawPayload).metadata()).toMatchObject({ width: 160, height: 320 })
  })

  it('is shown at a signed address alone, as a picture and nothing else, from a private cache', async () => {
    const { body } = await upload(await pngOf('red'))
    const { raw } = await test.anyone.get(body.url)
    expect(raw.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600, immutable',
    })
    expect((await test.anyone.get(body.url.replace(body.id, await uploaded()))).status).toBe(403)
    expect((await test.anyone.get(body.url.replace(/expires=\d+/, 'expires=1'))).status).toBe(403)
  })

  it.each([
    [415, 'a PDF under the name of a picture', Buffer.from('%PDF-1.7 not a picture')],
    [415, 'an SVG, which is drawn for logos alone', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [400, 'a damaged one', Buffer.from('\x89PNG\r\n\x1a\nand no more', 'latin1')],
    [413, 'one of more than 15 MB', Buffer.alloc(15 * 1024 * 1024 + 1, 'x')],
  ])('is refused with %i: %s', async (status, _, content) => {
    const before = await stored()
    const answer = await upload(content)
    expect([answer.status, answer.body.detail]).toEqual([status, expect.stringMatching(/^The (picture|file) /)])
    expect(await stored()).toBe(before)
  })

  it('is refused when its few bytes would fill the memory', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'red' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    const { status, body } = await upload(bomb)
    expect([status, body.code]).toEqual([400, 'picture_unreadable'])
  })

  it('is deleted with its files a day later, if it belongs to nothing', async () => {
    await removeUnused()
    const before = await stored()
    const [old, used] = [await drawn(), await drawn()]
    const recent = await uploaded()
    await addPart([used])
    await test.db
      .updateTable('picture')
      .set({ created_at: sql`now() - interval '25 hours'` })
      .where('id', 'in', [old, used])
      .execute()
    await removeUnused()
    const rows = await test.db.selectFrom('picture').select('id').execute()
    expect(rows.map(({ id }) => id).toSorted()).toEqual([used, recent].toSorted())
    expect(await stored()).toBe(before + 2)
  })
})

describe('the pictures of a part', () => {
  it('are added in order, and the first one represents it wherever it is found', async () => {
    const [first, second] = [await uploaded(), await drawn()]
    const { status, body } = await addPart([second, first])
    expect([status, idsOf(body)]).toEqual([201, [second, first]])
    const found = (await (await test.as('operator')).get(`${parts}?search=HX-250`)).body.items[0]
    expect(idsOf(found)).toEqual([second, first])
    expect((await test.anyone.get(found.pictures[0].thumbnail_url)).status).toBe(200)
  })

  it('are reordered and removed, and files of removed ones are deleted', async () => {
    const [first, second, third] = [await uploaded(), await drawn(), await uploaded()]
    const { body: part } = await addPart([first, second])
    const before = await stored()
    const changed = await change(part, { picture_ids: [third, first] })
    expect(idsOf(changed.body)).toEqual([third, first])
    await test.runJobs()
    expect(await stored()).toBe(before - 2)
    expect(idsOf((await change(changed.body, { description: 'Filter' })).body)).toEqual([third, first])
  })

  it('stay as they are when somebody else has changed the part meanwhile (409)', async () => {
    const [first, second] = [await uploaded(), await uploaded()]
    const { body: part } = await addPart([first])
    await change(part, { description: 'Filter' })
    const { status, body } = await change(part, { picture_ids: [second] })
    expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
    expect(idsOf((await (await test.as('operator')).get(`/api/v2/catalogue-parts/${part.id}`)).body)).toEqual([first])
  })

  it('are not those that somebody else has uploaded, or that belong to another part', async () => {
    const [theirs, own] = [await uploaded('dealerUser'), await uploaded()]
    const refused = await addPart([theirs])
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'body.picture_ids'])
    const { body: part } = await addPart([own])
    const { status } = await (await test.as('dealerAdmin')).post('/api/v2/catalogue-parts/', {
      part_number: 'HX-310',
      picture_ids: [own],
    })
    expect(status).toBe(400)
    expect(idsOf((await change(part, {})).body)).toEqual([own])
  })

  it('become unused when the part is deleted', async () => {
    const { body: part } = await addPart([await uploaded()])
    await (await test.as('dealerAdmin')).delete(`/api/v2/catalogue-parts/${part.id}`)
    const [left] = await test.db.selectFrom('picture').select('part_id').execute()
    expect(left).toEqual({ part_id: null })
  })
})
