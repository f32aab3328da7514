import { describe, expect, it } from 'vitest'
import { planFleet } from '../fleet-plan'
import { fleetXml } from '../testing/fleet'
import { known, loader, truck } from '../testing/machines'
import { readFleetPage, requireEquipment } from './read-fleet'

const machines = known(loader, truck, { ...loader, id: 'good', serialNumber: 'GHT00200' })

const read = (content: string | Buffer) => [
  ...planFleet(requireEquipment(readFleetPage(Buffer.from(content))), machines),
]
const json = (...equipment: unknown[]) => JSON.stringify({ Fleet: { Equipment: equipment } })
const hours = (value: unknown, datetime: unknown = '2025-11-20T08:30:00Z') => ({
  EquipmentHeader: { SerialNumber: 'GHT00123' },
  CumulativeOperatingHours: { Hour: value, datetime },
})

const laughs = `<?xml version="1.0"?>
<!DOCTYPE lolz [
  <!ENTITY lol "lol">
  <!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">
]>
<Fleet><Equipment>&lol2;</Equipment></Fleet>`
const foreignFile = `<?xml version="1.0"?>
<!DOCTYPE Fleet [<!ENTITY file SYSTEM "file:///etc/passwd">]>
<Fleet><Equipment><EquipmentHeader><SerialNumber>&file;</SerialNumber></EquipmentHeader></Equipment></Fleet>`

describe('a document that cannot be read is refused with the line and the reason', () => {
  it.each<[string, string | Buffer, string]>([
    ['empty', '', 'Line 1: The document is empty.'],
    ['blank', '\ufeff \n\n ', 'Line 1: The document is empty.'],
    ['Latin-1', Buffer.from('<Fleet>Ca\u00f1on</Fleet>', 'latin1'), 'Line 1: The document is not UTF-8 text.'],
    ['words', 'no hours today', 'Line 1: The document is neither XML nor complete JSON.'],
    [
      'XML that breaks off',
      fleetXml([{ serial: 'GHT00123' }]).slice(0, -30),
      'Line 6: The XML is incomplete or not well-formed.',
    ],
    [
      'an element that is not closed',
      '<Fleet>\n<Equipment>\n</Fleet>',
      'Line 3: The XML is incomplete or not well-formed.',
    ],
    ['a billion laughs', laughs, 'Line 2: A document type (DOCTYPE) is not allowed.'],
    ['a file on the server', foreignFile, 'Line 2: A document type (DOCTYPE) is not allowed.'],
    [
      'too many nested elements',
      `<Fleet>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</Fleet>`,
      'Line 1: The XML is nested too deeply or contains names that are not allowed.',
    ],
    [
      'names that would change a prototype',
      '<Fleet><__proto__><x>1</x></__proto__></Fleet>',
      'Line 1: The XML is nested too deeply or contains names that are not allowed.',
    ],
    [
      'another root',
      '<Parts><Part/></Parts>',
      'Line 1: The root element is Parts; a fleet snapshot has the root element Fleet.',
    ],
    [
      'a page of HTML',
      '<html><body><h1>Sign in</h1></body></html>',
      'Line 1: The root element is html; a fleet snapshot has the root element Fleet.',
    ],
    [
      'a page of HTML with its type',
      '<!doctype html><html><body>Sign in</body></html>',
      'Line 1: A document type (DOCTYPE) is not allowed.',
    ],
    ['no machine', '<Fleet version="2"/>', 'Line 1: There is no machine (Equipment) in the document.'],
    ['no machine in JSON', json(), 'Line 1: There is no machine (Equipment) in the document.'],
    ['JSON that breaks off', '{"Fleet":\n{"Equipment": [', 'Line 2: The document is neither XML nor complete JSON.'],
    ['JSON with a comma too many', '{\n"Equipment": [],\n}', 'Line 3: The document is neither XML nor complete JSON.'],
    ['JSON null', 'null', 'Line 1: The JSON has no Equipment; a fleet snapshot lists its machines there.'],
    ['a JSON number', '7', 'Line 1: The JSON has no Equipment; a fleet snapshot lists its machines there.'],
    [
      'an error in JSON',
      '{"error":"unauthorized"}',
      'Line 1: The JSON has no Equipment; a fleet snapshot lists its machines there.',
    ],
    [
      'more machines than the limit',
      JSON.stringify({ Equipment: Array.from({ length: 10_001 }, () => 0) }),
      'Line 1: There are more than 10000 machines (Equipment).',
    ],
  ])('%s', (_, content, reason) => {
    expect(() => read(content)).toThrow(reason)
  })
})

describe('a machine that cannot be read is refused with its row and the reason; the others are recorded', () => {
  const number = 'Hour must be a number from 0 with a decimal point, not'
  const moment = 'datetime of CumulativeOperatingHours must be a date and time such as 2026-11-21T08:30:00Z, not'
  const xml = (machine: Parameters<typeof fleetXml>[0][number]) => fleetXml([machine, { serial: 'GHT00200' }])
  const both = (broken: unknown) => {
    const { EquipmentHeader: _, ...rest } = hours(1250.5)
    return json(broken, { EquipmentHeader: { SerialNumber: 'GHT00200' }, ...rest })
  }
  const serial = (SerialNumber: string) => ({ ...hours(1), EquipmentHeader: { SerialNumber } })

  it.each<[string, string, string]>([
    ['no serial number', xml({}), 'There is no SerialNumber, PIN or EquipmentID.'],
    ['a machine without elements', both('GHT00123'), 'There is no SerialNumber, PIN or EquipmentID.'],
    ['a serial number that is too long', both(serial('9'.repeat(65))), 'SerialNumber has more than 64 characters.'],
    [
      'a serial number that is not text',
      both(serial('GHT\x0a3')),
      'SerialNumber contains characters that are not text.',
    ],
    ['half a character', both(serial('GHT\ud83d')), 'SerialNumber contains characters that are not text.'],
    ['no hours', xml({ serial: 'GHT00123', hours: null }), 'There is no CumulativeOperatingHours.'],
    [
      'hours twice, of which one cannot be read',
      both({ ...hours(1), CumulativeOperatingHours: [{ Hour: 1, datetime: '2025-11-20T08:30:00Z' }, {}] }),
      `${number} nothing.`,
    ],
    ['an empty figure', xml({ serial: 'GHT00123', hours: '' }), `${number} nothing.`],
    ['hours below zero', xml({ serial: 'GHT00123', hours: '-5' }), `${number} "-5".`],
    ['a word for hours', xml({ serial: 'GHT00123', hours: 'many' }), `${number} "many".`],
    ['a decimal comma', xml({ serial: 'GHT00123', hours: '1250,5' }), `${number} "1250,5".`],
    ['a duration of the first version', xml({ serial: 'GHT00123', hours: 'PT13H28M' }), `${number} "PT13H28M".`],
    ['a number beyond any limit', both(hours(1e300)), `${number} "1e+300".`],
    ['a list for hours', both(hours([1])), `${number} nothing.`],
    ['absurd hours', xml({ serial: 'GHT00123', hours: '100000000.1' }), 'Hour is larger than any meter shows.'],
    ['no time', both(hours(1250.5, null)), `${moment} nothing.`],
    [
      'a day that does not exist',
      xml({ serial: 'GHT00123', at: '2026-02-30T08:00:00Z' }),
      `${moment} "2026-02-30T08:00:00Z".`,
    ],
    [
      'a time before all meters',
      xml({ serial: 'GHT00123', at: '0001-01-01T00:00:00Z' }),
      `${moment} "0001-01-01T00:00:00Z".`,
    ],
    ['a time in another format', xml({ serial: 'GHT00123', at: '11/20/2026' }), `${moment} "11/20/2026".`],
    ['hours for a machine that counts km', xml({ serial: 'DT0040', model: 'DT-40' }), 'There is no Distance.'],
    [
      'a wrong unit',
      xml({ serial: 'DT0040', model: 'DT-40', distance: { value: '10', units: 'furlong' } }),
      'OdometerUnits must be kilometre or mile, not "furlong".',
    ],
    [
      'another brand',
      xml({ serial: 'GHT00123', oem: 'Moorland' }),
      'The document says Moorland WL-120; with this serial number there is Harrow WL-120 GHT00123.',
    ],
    [
      'another model',
      xml({ serial: 'GHT00123', model: 'WL-1200' }),
      'The document says Harrow WL-1200; with this serial number there is Harrow WL-120 GHT00123.',
    ],
    [
      'a serial number of one machine and the PIN of another',
      xml({ serial: 'GHT00123', pin: 'GHT00200' }),
      '2 machines match: Harrow WL-120 GHT00123, Harrow WL-120 GHT00200.',
    ],
  ])('%s', (_, content, reason) => {
    const [broken, other] = read(content)
    expect(broken).toMatchObject({
      row: 1,
      fate: 'refused',
      reason: { en: reason, es: expect.not.stringContaining(reason) },
    })
    expect(other).toMatchObject({ row: 2, fate: 'new', value: 12_505 })
  })

  it('a machine that is listed above with another figure', () => {
    const planned = read(
      fleetXml([{ serial: 'GHT00123' }, { serial: 'ght-00123' }, { serial: 'GHT 00123', hours: '1260' }]),
    )
    expect(planned).toMatchObject([
      { row: 1, fate: 'new' },
      { row: 2, fate: 'unchanged' },
      {
        row: 3,
        fate: 'refused',
        reason: {
          en: 'Row 1 has another figure of the same machine at the same time.',
          es: 'La fila 1 tiene otra cifra de la misma máquina en el mismo momento.',
        },
      },
    ])
  })
})
