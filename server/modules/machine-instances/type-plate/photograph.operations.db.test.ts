import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { findBuiltInTesseract } from '../../../infrastructure/ocr/built-in/built-in-tesseract'
import { drawnPlate } from '../../../infrastructure/ocr/photograph/testing/drawn-plate'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({}, { ocr: await findBuiltInTesseract({ languages: ['eng'] }) })
})
afterAll(() => test.close())

const send = async (who: Who, content: Buffer, name = 'plate.jpg') =>
  (await test.as(who)).postForm('/api/v2/photographs/text', {}, { field: 'file', name, content, type: 'image/jpeg' })

describe('a photograph of a type plate', () => {
  it('says the model of the catalogue, and the serial number', async () => {
    const plate = await drawnPlate(['HARROW', 'MODEL: WL-120', 'S/N: GHT00123', 'YEAR: 2019', 'MASS: 11800 kg'], {
      turn: 6,
    })
    const { status, body } = await send('operatorAdmin', plate)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      model: { text: 'WL-120', is_certain: true },
      serial_number: { text: 'GHT00123', is_certain: true },
      brand: { text: 'Harrow', is_certain: true },
      year: { text: '2019' },
      models: [{ id: await test.machineId('WL-120'), name: 'Harrow WL-120' }],
    })
    expect(body.lines.map(({ text }: { text: string }) => text)).toContain('HARROW')
  })

  it('names a model that is in no catalogue of the caller, and then no record of it', async () => {
    const plate = await drawnPlate(['OXBOW', 'Typ: RX-4400', 'Serien-Nr.: 5501 22345'])
    const { body } = await send('dealerUser', plate)
    expect(body).toMatchObject({
      model: { text: 'RX-4400' },
      serial_number: { text: '5501 22345' },
      brand: null,
      models: [],
    })
    const known = await drawnPlate(['HARROW', 'MODEL: SK-40', 'S/N: AB-1234'])
    expect((await send('operatorAdmin', known)).body).toMatchObject({ model: { text: 'SK-40' }, models: [] })
  })

  it('is the text alone where no label introduces anything', async () => {
    const { body } = await send('operator', await drawnPlate(['ENGINE WARNING', 'CODE E-03']))
    expect(body).toMatchObject({ model: null, serial_number: null, brand: null, year: null, models: [] })
    expect(body.lines.map(({ text }: { text: string }) => text)).toEqual(['ENGINE WARNING', 'CODE E-03'])
  })

  it('says nothing of a picture without writing', async () => {
    const blank = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#808080' } })
      .jpeg()
      .toBuffer()
    const { status, body } = await send('dealerUser', blank)
    expect([status, body.lines, body.model, body.serial_number]).toEqual([200, [], null, null])
  })
})

describe('a photograph to be read', () => {
  it('is that of somebody who is signed in', async () => {
    const file = { field: 'file', name: 'plate.jpg', content: await drawnPlate(['MODEL: WL-120']), type: 'image/jpeg' }
    expect((await test.anyone.postForm('/api/v2/photographs/text', {}, file)).status).toBe(401)
  })

  it.each([
    [415, 'not_a_picture', Buffer.from('%PDF-1.7 not a picture')],
    [415, 'not_a_picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [415, 'heic_picture', Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1')],
    [400, 'photograph_unreadable', Buffer.from('\x89PNG\r\n\x1a\nand no more', 'latin1')],
    [413, 'file_too_large', Buffer.alloc(15 * 1024 * 1024 + 1, 'x')],
  ])('is refused with %i %s', async (status, code, content) => {
    const answer = await send('dealerUser', content)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('is refused when its few bytes would fill the memory', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'red' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const { status, body } = await send('dealerUser', bomb)
    expect([status, body.code]).toEqual([400, 'photograph_unreadable'])
  })
})
