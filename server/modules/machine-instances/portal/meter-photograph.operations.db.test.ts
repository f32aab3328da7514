import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { pngOf } from '../../../../tests/support/pictures'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

const machines = '/api/v2/machines'

let test: TestApp
let photograph: Buffer
let label: Label
beforeAll(async () => {
  test = await createTestApp()
  photograph = await pngOf('red')
})
afterAll(() => test.close())
beforeEach(async () => {
  label = await addLabel()
})

type Label = Awaited<ReturnType<typeof addLabel>>

/** A machine of Ridgeline Quarry, with the token of its label. */
async function addLabel() {
  const operatorId = await organizationId(test, 'Ridgeline Quarry')
  const dealershipId = await organizationId(test, 'Northfield Equipment')
  const instanceId = await addInstance(test, { operatorId, dealershipId })
  const staff = await test.as('dealerUser')
  const { body } = await staff.post('/api/v2/portal-links', { kind: 'machine_hours', instance_id: instanceId })
  return { instanceId, linkId: body.id, token: new URL(body.url).searchParams.get('token') ?? '' }
}

async function read({ token }: Label, value: number) {
  const client_id = randomUUID()
  await test.anyone.post(`${machines}/hours/update`, { token, value, client_id })
  return client_id
}

const add = ({ token }: Pick<Label, 'token'>, client_id: string, content = photograph) =>
  test.anyone.postForm(
    `${machines}/machine-hours-portal/${token}/pictures`,
    { client_id },
    { field: 'file', name: 'meter.jpg', content, type: 'image/jpeg' },
  )

const picturesOf = async ({ instanceId }: Label, who: Who = 'operator') =>
  (await (await test.as(who)).get(`${machines}/instance/${instanceId}/readings`)).body.items.map(
    ({ pictures }: { pictures: { id: string; thumbnail_url: string }[] }) => pictures,
  )
const stored = async () => (await readdir(join(test.folder, 'files/pictures'))).length

describe('a photograph of the meter, by the label on a machine', () => {
  it('is kept with its reading, and shown to whoever sees the reading', async () => {
    await read(label, 1200)
    const { status, body } = await add(label, await read(label, 1210))
    expect([status, body]).toMatchObject([201, { width: 30, height: 20 }])
    for (const who of ['operator', 'dealerUser', 'superUser'] as const) {
      expect(await picturesOf(label, who)).toMatchObject([[{ id: body.id }], []])
    }
    const [[{ thumbnail_url }]] = await picturesOf(label)
    expect((await test.anyone.get(thumbnail_url)).status).toBe(200)
    const ofStrangers = await (await test.as('strangerStaff')).get(`${machines}/instance/${label.instanceId}/readings`)
    expect(ofStrangers.status).toBe(404)
  })

  it('counts once, also when it is sent twice at once, and leaves no second file', async () => {
    const reading = await read(label, 1200)
    const before = await readdir(join(test.folder, 'files/pictures')).catch(() => [])
    const answers = await Promise.all([add(label, reading), add(label, reading)])
    answers.push(await add(label, reading, await pngOf('blue')))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await stored()).toBe(before.length + 2)
  })

  it('is not drawn again when it is sent again', async () => {
    const reading = await read(label, 1200)
    const { body } = await add(label, reading)
    const again = await add(label, reading, Buffer.from('nothing that could be drawn'))
    expect([again.status, again.body.id]).toEqual([201, body.id])
  })

  it('is refused where the reading is of another machine, of nobody, or was not sent by a link', async () => {
    const foreign = await read(await addLabel(), 1200)
    const client_id = randomUUID()
    const person = await test.as('operator')
    await person.post(`${machines}/instance/${label.instanceId}/readings`, { value: 1200, client_id })
    for (const id of [foreign, randomUUID(), client_id]) {
      const { status, body } = await add(label, id)
      expect([status, body.code]).toEqual([409, 'no_reading'])
    }
    expect(await picturesOf(label)).toEqual([[]])
  })

  it('needs a good link', async () => {
    const reading = await read(label, 1200)
    expect((await add({ token: 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4' }, reading)).status).toBe(404)
    await (await test.as('dealerUser')).send('DELETE', `/api/v2/portal-links/${label.linkId}`)
    expect((await add(label, reading)).status).toBe(410)
  })

  it('is checked by its content', async () => {
    const { status, body } = await add(label, await read(label, 1200), Buffer.from('%PDF-1.7 no picture'))
    expect([status, body.code]).toEqual([415, 'not_a_picture'])
    expect(await picturesOf(label)).toEqual([[]])
  })
})
