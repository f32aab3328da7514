import { describe, expect, it } from 'vitest'
import { readFleetPage } from './document/read-fleet'
import { newestOfEach, planFleet, toReportEntry } from './fleet-plan'
import type { KnownMachines } from './matching'
import { fleetXml } from './testing/fleet'
import { known, loader, truck } from './testing/machines'

const plan = (content: string, machines = known(loader, truck)) => [
  ...newestOfEach([...planFleet(readFleetPage(Buffer.from(content)).equipment, machines)]),
]
const takenAt = new Date('2025-11-20T08:30:00Z')
const header = { OEMName: 'Harrow', Model: 'WL-120', SerialNumber: 'GHT00123' }
const hours = { Hour: 1250.5, datetime: '2025-11-20T08:30:00Z' }

describe('the formats of providers', () => {
  it.each([
    ['XML of ISO 15143-3', fleetXml([{ serial: 'GHT00123' }])],
    [
      'XML with a prefix, and the moment as an element',
      `<aemp:Fleet xmlns:aemp="x"><aemp:Equipment><aemp:EquipmentHeader><aemp:SerialNumber>GHT00123</aemp:SerialNumber></aemp:EquipmentHeader>
        <aemp:CumulativeOperatingHours><aemp:Hour>1250.50</aemp:Hour><aemp:datetime>2025-11-20T09:30:00+01:00</aemp:datetime></aemp:CumulativeOperatingHours></aemp:Equipment></aemp:Fleet>`,
    ],
    [
      'the snapshot of a single machine',
      `<Equipment><EquipmentHeader><SerialNumber>GHT00123</SerialNumber></EquipmentHeader><CumulativeOperatingHours datetime="2025-11-20T08:30:00Z"><Hour>1250.5</Hour></CumulativeOperatingHours></Equipment>`,
    ],
    ['JSON', JSON.stringify({ Fleet: { Equipment: [{ EquipmentHeader: header, CumulativeOperatingHours: hours }] } })],
    [
      'JSON in small letters, without the root',
      JSON.stringify({
        equipment: [{ equipmentHeader: { serialNumber: 'GHT00123' }, cumulativeOperatingHours: hours }],
      }),
    ],
    ['JSON in a list', JSON.stringify([{ Equipment: [{ EquipmentHeader: header, CumulativeOperatingHours: hours }] }])],
    ['JSON of machines alone', JSON.stringify([{ EquipmentHeader: header, CumulativeOperatingHours: hours }])],
    ['XML behind blank lines', `\n\n ${fleetXml([{ serial: 'GHT00123' }])}`],
    ['a moment in milliseconds', fleetXml([{ serial: 'GHT00123', at: '1763627400000' }])],
    ['a moment in seconds', fleetXml([{ serial: 'GHT00123', at: '1763627400' }])],
    ['a moment without a zone is UTC', fleetXml([{ serial: 'GHT00123', at: '2025-11-20T08:30:00' }])],
  ])('%s', (_, content) => {
    expect(plan(content)).toMatchObject([{ row: 1, fate: 'new', machine: loader, value: 12_505, takenAt }])
  })
})

describe('unknown machines are reported, never guessed', () => {
  it.each([
    ['by its serial number, however it is typed', { serial: 'ght-001 23' }],
    ['by a PIN that is its serial number', { pin: 'GHT00123' }],
    ['by a PIN in another spelling', { serial: 'provider 7', pin: 'ght-00123' }],
    ['by a PIN with its name', { pin: 'PIN: GHT00123' }],
    ['by an equipment ID that says it is a PIN', { equipmentId: 'PIN:GHT00123' }],
    ['by an equipment ID that is its serial number', { serial: 'provider 7', equipmentId: 'GHT00123' }],
    ['with a brand that has words beside', { serial: 'GHT00123', oem: 'HARROW Machinery Inc' }],
    ['with a model that is spaced otherwise', { serial: 'GHT00123', model: 'WL 120' }],
  ])('a machine is known %s', (_, machine) => {
    expect(plan(fleetXml([machine]))).toMatchObject([{ fate: 'new', machine: loader }])
  })

  it.each([
    ['a serial number that begins the same', { serial: 'GHT001234' }],
    ['an equipment ID that is the serial number but for its spelling', { equipmentId: 'ght-00123' }],
    ['a PIN that contains the serial number', { pin: 'XXGHT00123' }],
  ])('and not by %s', (_, machine) => {
    expect(plan(fleetXml([machine]))).toMatchObject([{ fate: 'unknown' }])
  })

  it('is reported by the number that it has, its brand and its model', () => {
    const [planned] = plan(fleetXml([{ pin: 'VIN-7', model: 'EX-9' }]))
    expect(planned && toReportEntry(planned.equipment)).toEqual({ serialNumber: 'VIN-7', name: 'Harrow EX-9' })
  })

  it('of two models with one serial number only the one that is named matches', () => {
    const digger = { ...loader, id: 'digger', model: 'EX-210' }
    const machines: KnownMachines = new Map([['GHT00123', [loader, digger]]])
    expect(plan(fleetXml([{ serial: 'GHT00123', model: 'EX-210' }]), machines)).toMatchObject([{ machine: digger }])
    const unnamed = JSON.stringify([{ EquipmentHeader: { SerialNumber: 'GHT00123' }, CumulativeOperatingHours: hours }])
    expect(plan(unnamed, machines)).toMatchObject([
      { fate: 'refused', reason: { en: '2 machines match: Harrow WL-120 GHT00123, Harrow EX-210 GHT00123.' } },
    ])
  })
})

describe('figures', () => {
  it.each([
    ['0', 0],
    ['1250', 12_500],
    ['1250.58', 12_505],
    ['0.99', 9],
    ['99999999.9', 999_999_999],
  ])('%s h counts as %i tenths, rounded down', (written, value) => {
    expect(plan(fleetXml([{ serial: 'GHT00123', hours: written }]))).toMatchObject([{ value }])
  })

  it.each([
    ['kilometre', '70439.27', 704_392],
    ['Kilometers', '70439', 704_390],
    ['mile', '100', 1609],
    ['miles', '203928.3', 3_281_907],
  ])('a machine that counts km takes the odometer in %s', (units, value, tenths) => {
    const content = fleetXml([{ serial: 'DT0040', model: 'DT-40', hours: 'broken', distance: { units, value } }])
    expect(plan(content)).toMatchObject([{ fate: 'new', machine: truck, value: tenths }])
  })
})

describe('a time series', () => {
  const series = [
    { at: '2025-11-20T06:30:00Z', hours: '1248.5' },
    { at: '2025-11-20T08:30:00Z', hours: '1250.5' },
    { at: '2025-11-20T07:30:00Z', hours: '1249.5' },
  ]

  it('of one machine gives its newest figure', () => {
    const planned = plan(fleetXml(series.map((one) => ({ serial: 'GHT00123', ...one }))))
    expect(planned.map(({ fate }) => fate)).toEqual(['unchanged', 'new', 'unchanged'])
    expect(planned[1]).toMatchObject({ value: 12_505, takenAt })
  })

  it('within one element, too', () => {
    const CumulativeOperatingHours = series.map((one) => ({ Hour: one.hours, datetime: one.at }))
    const planned = plan(JSON.stringify([{ EquipmentHeader: header, CumulativeOperatingHours }]))
    expect(planned).toMatchObject([{ fate: 'new', value: 12_505, takenAt }])
  })
})

describe('of a time series, what is not recorded is said', () => {
  const planSeries = (...entries: [hour: unknown, datetime?: string][]) =>
    plan(
      JSON.stringify([
        {
          EquipmentHeader: header,
          CumulativeOperatingHours: entries.map(([Hour, datetime]) => ({ Hour, datetime })),
        },
      ]),
    )
  const [earlier, at] = ['2025-11-20T06:30:00Z', '2025-11-20T08:30:00Z']
  const notANumber = 'Hour must be a number from 0 with a decimal point, not "NaN".'

  it.each([
    ['older', earlier],
    ['newer', '2025-11-20T09:30:00Z'],
  ])('a broken %s figure, beside the newest that can be read', (_, broken) => {
    const reason = `CumulativeOperatingHours of ${broken} was not used: ${notANumber}`
    const said = { row: 1, fate: 'refused', reason: { en: reason, es: expect.stringContaining(' no se usó: ') } }
    const recorded = { row: 1, fate: 'new', value: 12_505, takenAt }
    expect(planSeries(['NaN', broken], [1250.5, at])).toMatchObject([recorded, said])
    expect(planSeries([1250.5, at], ['NaN', broken])).toMatchObject([recorded, said])
  })

  it('all figures of a series of which a broken one has no time', () => {
    expect(planSeries(['NaN'], [1250.5, at])).toMatchObject([{ fate: 'refused', reason: { en: notANumber } }])
  })

  it('another figure of the newest time', () => {
    expect(planSeries([1250.5, at], [1253.5, at], [1249, earlier])).toMatchObject([
      { fate: 'new', value: 12_505 },
      {
        fate: 'refused',
        reason: { en: `CumulativeOperatingHours has another figure of ${at}, 1253.5; the first one counts.` },
      },
    ])
  })

  it('not the same figure again', () => {
    expect(planSeries([1250.5, at], ['1250.50', at])).toMatchObject([{ fate: 'new', value: 12_505 }])
    expect(planSeries([1250.5, at], ['1250.50', at])).toHaveLength(1)
  })

  it('as one reason for each machine', () => {
    const planned = planSeries(['NaN', earlier], ['', earlier], [1253.5, at], [1250.5, at])
    expect(planned).toMatchObject([
      { fate: 'new', value: 12_535 },
      { fate: 'refused', reason: { en: expect.stringMatching(/NaN.* were not used either: 2\.$/) } },
    ])
  })
})

describe('a figure that a provider repeats', () => {
  const idle = known({ ...loader, last: { value: 12_505, at: takenAt } })

  it.each([
    ['the last reading', '2025-11-20T08:30:00Z', 'unchanged'],
    ['the same figure within a day', '2025-11-21T08:29:59Z', 'unchanged'],
    ['the same figure a day later, of an idle machine', '2025-11-21T08:30:00Z', 'new'],
  ])('%s', (_, at, fate) => {
    expect(plan(fleetXml([{ serial: 'GHT00123', at }]), idle)).toMatchObject([{ fate }])
  })
})
