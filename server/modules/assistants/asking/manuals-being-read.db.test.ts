import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pdfOf, upload, uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let loader: string
let excavator: string
beforeAll(async () => {
  test = await createTestApp()
  loader = await test.machineId('WL-120')
  excavator = await test.machineId('EX-210')
})
afterAll(() => test.close())
beforeEach(() => test.db.deleteFrom('manual').execute())

const oilManual = () => pdfOf(['# Capacities', 'The engine takes 13.5 litres of oil with the filter.'])
const tankManual = () => pdfOf(['# Capacities', 'The hydraulic tank holds 96 litres.'])
const oil = 'how much oil does the engine take?'

const ask = async (prompt: string, more: object = {}, who: Who = 'operator') =>
  (await test.as(who)).post('/api/v1/assistants/operations', { prompt, id: loader, ...more })

/** A manual being read, with 45 of 312 pages done. */
async function uploadSlow(pdf: Buffer, more: { machineId?: string; fields?: Record<string, string> } = {}) {
  const { body } = await upload(test, { machineId: loader, pdf, filename: 'Service manual.pdf', ...more })
  await test.db
    .updateTable('manual')
    .set({ status: 'PROCESSING', pages: 312, pages_done: 45 })
    .where('id', '=', body.id)
    .execute()
  return { manual_id: body.id as string, display_name: 'Service manual', pages_done: 45, pages: 312 }
}

describe('a question that is asked while manuals are being read', () => {
  it('is not answered "The manuals of this machine do not answer this" before any is ready', async () => {
    const slow = await uploadSlow(await oilManual())
    const { status, body } = await ask(oil)
    expect(status).toBe(200)
    expect(body).toMatchObject({ confidence: 'sure', refused: false, citations: [], pending_manuals: [slow] })
    expect(body.response).toMatch(/still being read/)
    expect((await ask('¿cuánto aceite lleva el motor?')).body.response).toMatch(/aún se están leyendo/)
  })

  it.each([
    ['oil capacity', 'en', /still being read/],
    ['capacidad aceite', 'es', /aún se están leyendo/],
    ['wie viel Öl kommt in den Motor?', 'es', /werden noch gelesen/],
  ])('is answered in its own language, or else in that of the asker: "%s"', async (prompt, language, expected) => {
    await uploadSlow(await oilManual())
    const options = { payload: { prompt, id: loader }, headers: { 'accept-language': language } }
    const { body } = await (await test.as('operator')).send('POST', '/api/v1/assistants/operations', options)
    expect(body.response).toMatch(expected)
  })

  it('is answered from the ready ones and names the others', async () => {
    await uploadAndRead(test, { machineId: loader, pdf: await oilManual() })
    const slow = await uploadSlow(await tankManual())
    const { body } = await ask(oil)
    expect(body).toMatchObject({ refused: false, pending_manuals: [slow] })
    expect(body.response).toContain('13.5')

    const refused = (await ask('where is the trampoline?')).body
    expect(refused).toMatchObject({ refused: true, pending_manuals: [slow] })
    expect(refused.response).toMatch(/manuals that are ready do not answer this/)
  })

  it('is answered again from all manuals once they are ready, replacing the first answer', async () => {
    await uploadSlow(await oilManual())
    const first = (await ask(oil)).body
    await test.runJobs()
    const conversation = `/api/v1/conversations/${first.conversation_id}`
    expect((await (await test.as('operator')).get(conversation)).body.messages[1].answer.pending_manuals).toHaveLength(
      1,
    )

    const again = (await ask(oil, { conversation_id: first.conversation_id, replaces: first.id })).body
    expect(again.pending_manuals).toEqual([])
    expect(again.response).toContain('13.5')
    const { messages } = (await (await test.as('operator')).get(conversation)).body
    expect(messages.map(({ id }: { id: string }) => id).slice(1)).toEqual([again.id])
  })

  it('names only those that apply to the serial number and does not use the others meanwhile', async () => {
    const fields = (from: string, to: string) => ({ serial_number_starts: from, serial_number_ends: to })
    const more = { machineId: excavator, fields: fields('RQ-0001', 'RQ-0499') }
    await uploadAndRead(test, { pdf: await oilManual(), ...more })
    const slow = await uploadSlow(await tankManual(), { ...more, fields: fields('RQ-0500', 'RQ-0999') })
    const known = (await ask(oil, { id: excavator, serial_number: 'RQ-0100' })).body
    expect(known).toMatchObject({ refused: false, pending_manuals: [] })
    const { body } = await ask(oil, { id: excavator, serial_number: 'RQ-0600' })
    expect(body).toMatchObject({ refused: false, citations: [], warnings: [], pending_manuals: [slow] })
  })

  it('reports and names manuals that cannot be read', async () => {
    const { manual_id } = await uploadSlow(await oilManual())
    await test.db
      .updateTable('manual')
      .set({ status: 'FAILED', reason: { en: 'A scan.', es: 'Un escaneo.' } })
      .where('id', '=', manual_id)
      .execute()
    const { body } = await ask(oil)
    expect(body).toMatchObject({ refused: true, pending_manuals: [] })
    expect(body.response).toBe(
      'The manuals of this machine could not be read: Service manual. You can ask the dealer instead.',
    )
    const { body: staff } = await ask(oil, {}, 'dealerAdmin')
    expect(staff.response).toBe(
      'The manuals of this machine could not be read: Service manual. The page of the machine shows why.',
    )
  })

  it('are no reason to answer a greeting again', async () => {
    await uploadSlow(await oilManual())
    const { body } = await ask('Hello!')
    expect(body).toMatchObject({ confidence: 'sure', citations: [], pending_manuals: [] })
    expect(body.response).toBe('Hello! What would you like to know about this machine?')
  })
})
