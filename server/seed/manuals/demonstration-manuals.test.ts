import { beforeAll, describe, expect, it } from 'vitest'
import { demonstrationManuals } from './demonstration-manuals'
import { pageNamedByContents, pdfPages } from './testing/pdf-pages'

const expected: Record<string, { pages: number; facts: [section: string, ...words: string[]][] }> = {
  'harrow-wl-120-operation.pdf': {
    pages: 44,
    facts: [
      [
        '8.3 Fluids and capacities',
        'Engine oil with filter 13.5 14.3 SAE 15W-40 CK-4',
        'Fuel tank 160.0 169.1 ASTM D975 2-D',
      ],
      ['8.2 Filters and service parts', 'Engine oil filter element 320-07309 1 500 hours'],
      ['8.6 Tightening torques', 'Engine oil drain plug M22 x 1.5 55 41', 'Wheel nuts M22 x 1.5 610 450'],
      ['8.7 Tyre pressures', '17.5 R25 L3 3.0 44 2.2 32'],
      ['9.5 Every 500 hours or 6 months', 'Change, 13.5 L, filter 320-07309'],
      ['10.1 Changing the engine oil and filter', 'WARNING Hot oil burns. Let the engine cool below 40 °C'],
      ['11.4 Alarm codes', '101 S Engine oil pressure below 0.8 bar'],
      ['12.1 Fuses', '11 80 Intake heater'],
    ],
  },
  'harrow-wl-120-parts.pdf': {
    pages: 17,
    facts: [
      ['4.2 Lubrication and oil filter', 'Figure 4-2', '7 320-07309 Oil filter element 1'],
      ['7.1 Part numbers', '320-07309 Oil filter element 4-2 7'],
    ],
  },
  'harrow-wl-120-service.pdf': {
    pages: 11,
    facts: [
      ['2.1 Technical data', 'Valve clearance, inlet, cold 0.30 mm'],
      ['5.1 Main relief valve', 'Main relief M1 210'],
    ],
  },
  'harrow-ex-210-operation.pdf': {
    pages: 16,
    facts: [
      ['5.1 Fluids and capacities', 'Engine oil with filter 23.5 24.8 SAE 10W-40 CK-4'],
      ['6.4 Track tension', '40 to 55 mm', 'DANGER Grease in the tensioner'],
    ],
  },
  'harrow-ex-210-long-reach-operation.pdf': {
    pages: 18,
    facts: [
      ['8.1 Dimensions and weights', 'Reach on the ground 15,250 mm 50 ft 0 in'],
      ['9.1 Lifting capacity', '15.0 m 940 660'],
    ],
  },
  'harrow-ex-210-parts.pdf': {
    pages: 6,
    facts: [['1.1 Engine oil, fuel and air', '1 410-05518 Oil filter 1']],
  },
  'harrow-sk-40-operation.pdf': {
    pages: 12,
    facts: [['5.1 Fluids and capacities', 'Engine oil with filter 8.6 9.1 SAE 10W-30 CK-4']],
  },
  'harrow-sk-40-operation-es.pdf': {
    pages: 8,
    facts: [['4.1 Fluidos y capacidades', 'Aceite de motor con filtro 8,6 SAE 10W-30 CK-4']],
  },
  'harrow-fx-90-operation.pdf': {
    pages: 14,
    facts: [
      ['5.1 Fluids and capacities', 'Engine oil with filter 19.2 20.3 SAE 5W-40 E9'],
      ['7.2 Alarm codes', 'F412 Frame brake pressure'],
    ],
  },
}

describe.each(demonstrationManuals)('$fileName', (manual) => {
  let pdf: Buffer
  let pages: string[]

  beforeAll(async () => {
    pdf = await manual.write()
    pages = await pdfPages(pdf)
  })

  it('is a valid PDF with all of its pages', () => {
    expect(pages).toHaveLength(expected[manual.fileName]?.pages ?? 0)
  })

  it('has each key fact on the page given in the contents', () => {
    for (const [section, ...facts] of expected[manual.fileName]?.facts ?? []) {
      const page = pageNamedByContents(pages, section)
      for (const fact of facts) expect(page).toContain(fact)
    }
  })

  it('always has the same bytes', async () => {
    expect((await manual.write()).equals(pdf)).toBe(true)
  })

  it('shows the serial numbers that it covers on its cover', () => {
    expect(pages[0]).toContain(manual.machine.serialStart)
    expect(pages[0]).toContain(manual.machine.serialEnd)
    expect(pages[0]).toContain(manual.machine.model)
  })
})
