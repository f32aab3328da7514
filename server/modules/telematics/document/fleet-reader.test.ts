import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { distinctTags, fleetXml } from '../testing/fleet'
import { createFleetReader, type FleetReader } from './fleet-reader'

const { signal } = new AbortController()
let reader: FleetReader
beforeAll(() => {
  // A thread in the background may wait long on a busy machine.
  reader = createFleetReader({ timeoutMs: 60_000 })
})
afterAll(() => reader.close())

describe('documents are read outside the event loop', () => {
  it('with their figures and times', async () => {
    const { equipment, next } = await reader.readPage(Buffer.from(fleetXml([{ serial: 'A' }], { next: '/2' })), signal)
    expect(equipment).toMatchObject([
      { serialNumber: 'A', hours: { tenths: 12_505, at: new Date('2025-11-20T08:30:00Z') } },
    ])
    expect(next).toBe('/2')
  })

  it.each([
    ['UTF-16', (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le')],
    ['UTF-16 of the other order, without its mark', (xml: string) => Buffer.from(xml, 'utf16le').swap16()],
    [
      'an older encoding that it names',
      (xml: string) =>
        Buffer.from(xml.replace(/^(?:<\?xml[^>]*\?>)?/, '<?xml version="1.0" encoding="ISO-8859-1"?>'), 'latin1'),
    ],
  ])('in %s', async (_, encode) => {
    const { equipment } = await reader.readPage(encode(fleetXml([{ serial: 'CA\u00d1ON-1' }])), signal)
    expect(equipment).toMatchObject([{ serialNumber: 'CA\u00d1ON-1', hours: { tenths: 12_505 } }])
  })

  it('a refusal names the line and the reason, in every language', async () => {
    const refused = reader.readPage(Buffer.from('<Fleet>\n<Equipment>\n</Fleet>'), signal)
    await expect(refused).rejects.toMatchObject({
      text: {
        en: 'Line 3: The XML is incomplete or not well-formed.',
        es: 'Línea 3: El XML está incompleto o mal formado.',
      },
    })
  })

  it('also one with many distinct tags', async () => {
    let isRead = false
    const reading = reader.readPage(Buffer.from(distinctTags(0.5)), signal).finally(() => {
      isRead = true
    })
    let turns = 0
    for (; !isRead; turns += 1) await new Promise(setImmediate)
    expect((await reading).equipment).toHaveLength(1)
    expect(turns).toBeGreaterThan(1)
  })

  it('within a time limit', async () => {
    const impatient = createFleetReader({ timeoutMs: 1 })
    const reading = impatient.readPage(Buffer.from(distinctTags(5)), signal)
    await expect(reading).rejects.toThrow('The document takes too long to read.')
    await impatient.close()
  })
})
