import { describe, expect, it } from 'vitest'
import { readCsv } from '../../../csv/read-csv'
import { type KnownFleet, type KnownMachine, machineKey, modelKey, planImport } from './import-plan'
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

const planOf = (content: string, timeZone = 'America/Denver', at = now) => {
  const table = readCsv(Buffer.from(content), { maxLines: 1000, maxRows: 1000, maxCells: 200 })
  return [...planImport([...parseTable(table, timeZone)], known, { now: at, timeZone })]
}
const fatesOf = (content: string) =>
  planOf(content).map((one) => `${one.line} ${one.fate}${one.fate === 'refused' ? `: ${one.reason.en}` : ''}`)

const head = 'brand,model,serial_number,name,hours,hours_at,in_service_on,unit\n'
const row = (serial: string, ...more: string[]) => `Harrow,WL-120,${serial},${more.join(',')}\n`

describe('a table that cannot be read is refused with the line and the reason', () => {
  it.each<[string, string, string]>([
    ['empty', '', 'Line 1: The file is empty.'],
    ['blank', '\n\n , \n', 'Line 1: The file is empty.'],
    [
      'no head',
      row('GHT00123'),
      'Line 1: The first row must contain the column names: brand, model, serial_number, name, location, unit, hours, hours_at, in_service_on.',
    ],
    ['a missing column', 'brand,name\nHarrow,x\n', 'Line 1: A column is missing: model, serial_number.'],
    ['a column twice', 'brand,model,serial_number,Serial Number\n', 'Line 1: The column serial_number appears twice.'],
    ['a head alone', head, 'Line 1: There are no rows below the column names.'],
  ])('%s', (_, content, reason) => {
    expect(() => planOf(content)).toThrow(reason)
  })
})

describe('an invalid row is refused with its line and the reason; the others are accepted', () => {
  const number = 'hours must be a number with at most one decimal.'
  const moment = 'hours_at must be a moment as in 2026-11-21T08:30:00Z.'
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
    ['characters that are not text', row('GHT1', 'a\0b'), 'name has characters that are not text.'],
    ['words for a number', row('GHT1', '', 'many'), number],
    ['a number below zero', row('GHT1', '', '-5'), number],
    ['two decimals', row('GHT1', '', '10.25'), number],
    ['more than any meter shows', row('GHT1', '', '100000000.1'), 'hours is larger than any meter shows.'],
    ['a moment of no calendar', row('GHT1', '', '10', '2026-02-30'), moment],
    ['a moment in other words', row('GHT1', '', '10', '11/20/2026'), moment],
    ['a moment without hours', row('GHT1', '', '', '2026-11-01'), 'There is hours_at but no hours.'],
    ['a moment to come', row('GHT1', '', '10', '2026-12-01'), 'A reading cannot be taken in the future.'],
    ['a day of no calendar', row('GHT1', '', '', '', '2023-02-29'), 'in_service_on must be a day as in 2024-03-01.'],
    ['another unit', row('GHT1', '', '', '', '', 'miles'), 'unit must be hours or km.'],
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
  ])('%s', (_, content, reason) => {
    expect(fatesOf(`${head}${content}${row('GHT00124')}`)).toEqual([`2 refused: ${reason}`, '3 created'])
  })

  it('a serial number that is listed above, in any spelling', () => {
    const content = `${head}${row('GHT00124')}\n${row('ght 00-124')}`
    expect(fatesOf(content)).toEqual(['2 created', '4 refused: Row 2 has the same serial number.'])
  })
})

describe('accepted rows', () => {
  it.each([
    ['a new machine', row('GHT00124', 'Loader 4', '10.5', '2026-11-20T08:00:00Z', '2024-03-01', 'hours'), 'created'],
    ['one outside of every range', row('ZZ-1'), 'created'],
    ['another name', row('ght-00200', 'Loader 9'), 'updated'],
    ['newer hours', row('GHT00200', '', '1210'), 'updated'],
    ['the same hours at a later time', row('GHT00200', '', '1200', '2026-11-21'), 'updated'],
    ['what is known already', row('GHT00200', 'Loader 3', '1200'), 'unchanged'],
    ['nothing new: an empty cell changes nothing', row('GHT00200'), 'unchanged'],
  ])('%s', (_, content, fate) => {
    expect(fatesOf(head + content)).toEqual([`2 ${fate}`])
  })

  it('a table with semicolons, decimal commas and unknown columns', () => {
    const content = 'Brand;Model;Serial number;Hours;Colour\nharrow;wl-120;GHT00124;1250,5;yellow\n'
    const [planned] = planOf(content)
    expect(planned).toMatchObject({ fate: 'created', machineId: 'wl', variantId: 'v', reading: { value: 12_505 } })
  })
})

describe('days and times without an offset are in the owner’s time zone', () => {
  const takenAt = (hoursAt: string, timeZone: string) => {
    const [planned] = planOf(`${head}${row('GHT00124', '', '10', hoursAt)}`, timeZone)
    return planned && 'reading' in planned ? planned.reading?.takenAt?.toISOString() : planned
  }

  it.each([
    ['2026-11-21', 'Australia/Sydney', '2026-11-20T13:00:00.000Z'],
    ['2026-11-21', 'America/Los_Angeles', '2026-11-21T08:00:00.000Z'],
    ['2026-11-21 06:30', 'Australia/Sydney', '2026-11-20T19:30:00.000Z'],
    ['2026-11-20 23:30', 'America/Los_Angeles', '2026-11-21T07:30:00.000Z'],
    ['2026-11-21T06:30:00Z', 'Australia/Sydney', '2026-11-21T06:30:00.000Z'],
  ])('%s in %s is %s', (written, timeZone, moment) => {
    expect(takenAt(written, timeZone)).toBe(moment)
  })

  it('so is the future: a day that has started in Sydney has not in Los Angeles', () => {
    const at = new Date('2026-11-21T20:00:00Z')
    const today = `${head}${row('GHT00124', '', '10', '2026-11-22')}`
    const inFuture = { en: 'A reading cannot be taken in the future.', es: 'Una lectura no puede ser del futuro.' }
    expect(planOf(today, 'Australia/Sydney', at)).toMatchObject([{ fate: 'created' }])
    expect(planOf(today, 'America/Los_Angeles', at)).toMatchObject([{ fate: 'refused', reason: inFuture }])
  })

  it.each([
    ['Australia/Sydney', 'Nov 21, 2026', '21 nov 2026'],
    ['America/Los_Angeles', 'Nov 20, 2026', '20 nov 2026'],
  ])('so are the days in the reasons: in %s on %s', (timeZone, day, dia) => {
    const lower = `${head}${row('GHT00400', '', '1199.9')}`
    expect(planOf(lower, timeZone)).toMatchObject([
      {
        reason: { en: expect.stringContaining(`1,200 h on ${day}`), es: expect.stringContaining(`1.200 h el ${dia}`) },
      },
    ])
  })
})
