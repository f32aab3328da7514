import { describe, expect, it } from 'vitest'
import { outlinedTable } from '../../../../tests/support/outlined-table'
import type { Language } from '../../../domain/text'
import { faultText } from '../../../tables/fault-text'
import { machineKind } from './import-columns'
import { type KnownFleet, type KnownMachine, machineKey, modelKey, planRows, withoutRepeats } from './import-plan'
import { parseTable } from './parse-table'

const now = new Date('2026-11-21T12:00:00Z')
const loader = {
  id: 'wl',
  variants: [{ id: 'v', name: 'v', serial_number_start: 'GHT00100', serial_number_end: 'GHT00999' }],
}
const machine = (serial: string, more: Partial<KnownMachine> = {}) =>
  [
    machineKey('wl', serial),
    { id: serial, isOurs: true, name: 'Loader 3', location: '', unit: 'hours', inServiceOn: null, last: null, ...more },
  ] as const
const last = { value: 12_000, offset: 0, takenAt: new Date('2026-11-20T12:00:00Z'), isReplacement: false }
const known: KnownFleet = {
  models: new Map([[modelKey('Harrow', 'WL-120'), loader]]),
  machines: new Map([
    machine('GHT00200', { last }),
    machine('GHT00300', { isOurs: false, name: 'Secret' }),
    machine('GHT00400', { last: { ...last, takenAt: new Date('2026-11-20T14:30:00Z') } }),
  ]),
}

const parse = async (content: string, { timeZone = 'America/Denver', language = 'en' as Language } = {}) => {
  const table = await outlinedTable(content, machineKind)
  if (table.outline.fault) throw new Error(faultText(table.outline, table.outline.fault).en)
  return parseTable(table, { timeZone, language })
}
const planOf = async (content: string, timeZone = 'America/Denver', at = now) => [
  ...withoutRepeats([...planRows([...(await parse(content, { timeZone })).rows], known, { now: at, timeZone })]),
]
const fatesOf = async (content: string) =>
  (await planOf(content)).map((one) => `${one.line} ${one.fate}${one.fate === 'refused' ? `: ${one.reason.en}` : ''}`)

const head = 'brand,model,serial_number,name,hours,hours_at,in_service_on,unit\n'
const row = (serial: string, ...more: string[]) => `Harrow,WL-120,${serial},${more.join(',')}\n`

describe('a table that cannot be read is refused with the line and the reason', () => {
  it.each<[string, string, string]>([
    ['empty', '', 'Line 1: The file is empty.'],
    ['blank', '\n\n , \n', 'Line 1: The file is empty.'],
    [
      'no head',
      row('GHT00123'),
      'Line 1: No row has the column names: brand, model, serial_number, name, location, unit, hours, hours_at, in_service_on.',
    ],
    ['a missing column', 'brand,name\nHarrow,x\n', 'Line 1: A column is missing: model, serial_number.'],
    ['a column twice', 'brand,model,serial_number,Serial Number\n', 'Line 1: The column serial_number appears twice.'],
    ['a head alone', head, 'Line 1: There are no rows below the column names.'],
  ])('%s', async (_, content, reason) => {
    await expect(planOf(content)).rejects.toThrow(reason)
  })
})

describe('an invalid row is refused with its line and the reason; the others are accepted', () => {
  const anyDate = 'such as 2026-11-21, 11/21/2026 or 21.11.2026.'
  const moment = `hours_at must be a day with or without a time, ${anyDate}`
  it.each([
    ['no serial number', row(''), 'serial_number is empty.'],
    ['a serial number of dashes', row('- -'), 'serial_number must have letters or digits.'],
    ['a serial number without end', row('X'.repeat(65)), 'serial_number has more than 64 characters.'],
    ['no model', 'Harrow,,GHT1\n', 'model is empty.'],
    [
      'an unknown model',
      'Harrow,WL-999,GHT1\n',
      'You have no model Harrow WL-999. Check the spelling, or have the model added first.',
    ],
    ['too many cells', row('GHT1', '', '', '', '', '', 'x', 'y'), 'There are 10 cells, but 8 column names.'],
    ['words for a number', row('GHT1', '', 'many'), 'hours is “many”, which is not a number.'],
    ['a number below zero', row('GHT1', '', '-5'), 'hours is “-5”, which is below zero.'],
    [
      'thousands or decimals',
      row('GHT1', '', '812.375'),
      'hours is “812.375”, which could be thousands or decimals; choose the decimal sign of the column, or write it without a thousands separator.',
    ],
    [
      'a date made of its number',
      row('2-Jan'),
      'serial_number is “2-Jan”, which may be a date into which a spreadsheet has turned the number; enter it again in a column of text, or choose that the column is read as written.',
    ],
    [
      'several faults',
      row('GHT1', '', 'many', '2026-11-01', '', 'miles'),
      'unit is “miles”, which is neither hours nor km. hours is “many”, which is not a number.',
    ],
    [
      'more than any meter shows',
      row('GHT1', '', '100000000.1'),
      'hours is “100000000.1”, which is more than any meter shows.',
    ],
    ['a moment of no calendar', row('GHT1', '', '10', '2026-02-30'), moment],
    ['a moment in other words', row('GHT1', '', '10', 'Nov 20'), moment],
    ['a moment without hours', row('GHT1', '', '', '2026-11-01'), 'There is hours_at but no hours.'],
    ['a moment to come', row('GHT1', '', '10', '2026-12-01'), 'A reading cannot be taken in the future.'],
    ['a day of no calendar', row('GHT1', '', '', '', '2023-02-29'), `in_service_on must be a day ${anyDate}`],
    ['another unit', row('GHT1', '', '', '', '', 'miles'), 'unit is “miles”, which is neither hours nor km.'],
    [
      'a machine that the caller may not change',
      row('ght-00300'),
      'There is already a machine of this model with this serial number.',
    ],
    [
      'a meter that counts otherwise',
      row('GHT00200', '', '', '', '', 'km'),
      'The meter of this machine counts hours, so unit must be hours.',
    ],
    [
      'hours lower than the last',
      row('GHT00200', '', '1199.9'),
      'The meter already showed 1,200 h on Nov 20, 2026. A lower reading is accepted only as the first of a new meter.',
    ],
    [
      'hours from before the last',
      row('GHT00200', '', '1100', '2026-11-01'),
      'The last reading is later than hours_at.',
    ],
    [
      'a jump',
      row('GHT00200', '', '1300'),
      'The meter can have run 24 h at most since Nov 20, 2026. Is 1,300 h right?',
    ],
  ])('%s', async (_, content, reason) => {
    expect(await fatesOf(`${head}${content}${row('GHT00124')}`)).toEqual([`2 refused: ${reason}`, '3 created'])
  })

  it('a serial number that is listed above, in any spelling', async () => {
    const content = `${head}${row('GHT00124')}\n${row('ght 00-124')}`
    expect(await fatesOf(content)).toEqual(['2 created', '4 refused: Row 2 has the same serial number.'])
  })
})

it('of several readings of one machine, the latest is stored, wherever it is', async () => {
  const readings = ['2026-11-18', '2026-11-20', '2026-11-19'].map((day, at) => row('GHT00124', '', `${10 + at}`, day))
  expect(await fatesOf(`${head}${readings.join('\n')}`)).toEqual([
    '2 refused: Row 4 has a later reading of this machine.',
    '4 created',
    '6 refused: Row 4 has a later reading of this machine.',
  ])
})

it('a later reading that is refused does not stand in for a good one', async () => {
  const readings = [row('GHT00124', '', '10', '2026-11-18'), row('GHT00124', '', '11', '2027-11-18')]
  expect(await fatesOf(`${head}${readings.join('\n')}`)).toEqual([
    '2 created',
    expect.stringMatching(/^4 refused: .*future/),
  ])
})

describe('accepted rows', () => {
  it.each([
    ['a new machine', row('GHT00124', 'Loader 4', '10.5', '2026-11-20T08:00:00Z', '2024-03-01', 'hours'), 'created'],
    ['one outside of every range', row('ZZ-1'), 'created'],
    ['another name', row('ght-00200', 'Loader 9'), 'updated'],
    ['newer hours', row('GHT00200', '', '1210'), 'updated'],
    ['the same hours at a later time', row('GHT00200', '', '1200', '2026-11-21'), 'updated'],
    ['more decimals than a meter has', row('GHT1', '', '1937.23'), 'created'],
    ['what is known already', row('GHT00200', 'Loader 3', '1200'), 'unchanged'],
    ['nothing new: an empty cell changes nothing', row('GHT00200'), 'unchanged'],
  ])('%s', async (_, content, fate) => {
    expect(await fatesOf(head + content)).toEqual([`2 ${fate}`])
  })

  it('a table with semicolons, decimal commas and unknown columns', async () => {
    const content = 'Brand;Model;Serial number;Hours;Colour\nharrow;wl-120;GHT00124;1250,5;yellow\n'
    const [planned] = await planOf(content)
    expect(planned).toMatchObject({ fate: 'created', machineId: 'wl', variantId: 'v', reading: { value: 12_505 } })
  })
})

describe('figures and dates are read as their whole column is written', () => {
  const head = (separator: string) =>
    ['brand', 'model', 'serial_number', 'hours', 'hours_at', 'in_service_on'].join(separator)
  const tableOf = (rows: readonly (readonly string[])[], separator = ',') =>
    [
      head(separator),
      ...rows.map((cells, index) =>
        ['Harrow', 'WL-120', `Z${index}`, ...cells].map((cell) => `"${cell}"`).join(separator),
      ),
    ].join('\n')
  const storedOf = async (content: string, language?: Language) => {
    const { recognized, rows } = await parse(content, { timeZone: 'UTC', language })
    const stored = [...rows].map(({ parsed }) =>
      'reason' in parsed
        ? parsed.reason.en
        : [parsed.hours, parsed.hoursAt?.toISOString().slice(0, 16), parsed.inServiceOn],
    )
    return { recognized, stored }
  }

  it('as in the United States', async () => {
    expect(
      await storedOf(
        tableOf([
          ['1,250.5', '11/03/2026 1:30 PM', '03/01/2024'],
          ['1,300', '11/20/2026', '12/31/2023'],
        ]),
      ),
    ).toEqual({
      recognized: {
        separator: ',',
        decimalSign: '.',
        dates: [
          { column: 'hours_at', order: 'month_first', isAssumed: false },
          { column: 'in_service_on', order: 'month_first', isAssumed: false },
        ],
      },
      stored: [
        [12_505, '2026-11-03T13:30', '2024-03-01'],
        [13_000, '2026-11-20T00:00', '2023-12-31'],
      ],
    })
  })

  it('as in Germany', async () => {
    const { recognized, stored } = await storedOf(
      tableOf(
        [
          ['1.250,5', '03.11.2026 08:30', '1.3.2024'],
          ['1.300', '', ''],
        ],
        ';',
      ),
    )
    expect(recognized).toMatchObject({
      separator: ';',
      decimalSign: ',',
      dates: [{ order: 'day_first' }, { order: 'day_first' }],
    })
    // One thousand three hundred would be 1300 where a comma is the decimal sign.
    expect(stored).toEqual([
      [12_505, '2026-11-03T08:30', '2024-03-01'],
      [13_000, undefined, undefined],
    ])
  })

  it('a day above 12 anywhere in a column decides for all of its dates', async () => {
    const { recognized, stored } = await storedOf(
      tableOf([
        ['', '', '03/04/2024'],
        ['', '', '21/11/2023'],
      ]),
    )
    expect(recognized.dates).toEqual([{ column: 'in_service_on', order: 'day_first', isAssumed: false }])
    expect(stored.map((row) => row[2])).toEqual(['2024-04-03', '2023-11-21'])
  })

  it('a date that contradicts its column is refused, and the reason says how the column is read', async () => {
    const { stored } = await storedOf(
      tableOf([
        ['', '', '21/11/2023'],
        ['', '', '22/11/2023'],
        ['', '', '11/23/2023'],
      ]),
    )
    expect(stored[2]).toBe(
      'in_service_on must be a day such as 21/11/2026, with the day first as in the rest of the column.',
    )
  })

  it.each<[string, string, Language, string, string]>([
    ['an English table', ',', 'en', 'month_first', '2024-03-04'],
    ['a table with semicolons', ';', 'en', 'day_first', '2024-04-03'],
    ['a table of somebody who reads Spanish', ',', 'es', 'day_first', '2024-04-03'],
  ])('dates that can be read both ways are assumed: %s', async (_, separator, language, order, day) => {
    const { recognized, stored } = await storedOf(tableOf([['', '', '03/04/2024']], separator), language)
    expect(recognized.dates).toEqual([{ column: 'in_service_on', order, isAssumed: true }])
    expect(stored[0]?.[2]).toBe(day)
  })

  it('dates that can be read both ways are read like those of the other column', async () => {
    const { recognized } = await storedOf(tableOf([['10', '21/10/2026', '03/04/2024']]))
    expect(recognized.dates[1]).toEqual({ column: 'in_service_on', order: 'day_first', isAssumed: true })
  })
})

describe('days and times without an offset are in the owner’s time zone', () => {
  const takenAt = async (hoursAt: string, timeZone: string) => {
    const [planned] = await planOf(`${head}${row('GHT00124', '', '10', hoursAt)}`, timeZone)
    return planned && 'reading' in planned ? planned.reading?.takenAt?.toISOString() : planned
  }

  it.each([
    ['2026-11-21', 'Australia/Sydney', '2026-11-20T13:00:00.000Z'],
    ['2026-11-21', 'America/Los_Angeles', '2026-11-21T08:00:00.000Z'],
    ['2026-11-21 06:30', 'Australia/Sydney', '2026-11-20T19:30:00.000Z'],
    ['2026-11-20 23:30', 'America/Los_Angeles', '2026-11-21T07:30:00.000Z'],
    ['2026-11-21T06:30:00Z', 'Australia/Sydney', '2026-11-21T06:30:00.000Z'],
  ])('%s in %s is %s', async (written, timeZone, moment) => {
    expect(await takenAt(written, timeZone)).toBe(moment)
  })

  it('so is the future: a day that has started in Sydney has not in Los Angeles', async () => {
    const at = new Date('2026-11-21T20:00:00Z')
    const today = `${head}${row('GHT00124', '', '10', '2026-11-22')}`
    const inFuture = { en: 'A reading cannot be taken in the future.', es: 'Una lectura no puede ser del futuro.' }
    expect(await planOf(today, 'Australia/Sydney', at)).toMatchObject([{ fate: 'created' }])
    expect(await planOf(today, 'America/Los_Angeles', at)).toMatchObject([{ fate: 'refused', reason: inFuture }])
  })

  it.each([
    ['Australia/Sydney', 'Nov 21, 2026', '21 nov 2026'],
    ['America/Los_Angeles', 'Nov 20, 2026', '20 nov 2026'],
  ])('so are the days in the reasons: in %s on %s', async (timeZone, day, dia) => {
    const lower = `${head}${row('GHT00400', '', '1199.9')}`
    expect(await planOf(lower, timeZone)).toMatchObject([
      {
        reason: { en: expect.stringContaining(`1,200 h on ${day}`), es: expect.stringContaining(`1.200 h el ${dia}`) },
      },
    ])
  })
})
