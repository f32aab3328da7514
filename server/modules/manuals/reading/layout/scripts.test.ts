import { describe, expect, it } from 'vitest'
import { extractPages } from '../extract/extract-pages'
import { pdfBytes } from '../pdfium/pdf-source'
import { sharedPdfium } from '../read-manual'
import { layeredPdf } from '../testing/layered-pdf'
import { layoutPages } from './layout-pages'
import { rowText } from './row'

/** `^4^` is raised, `_2_` lowered, each in small type; `^^4^^` is raised in type of the same size. */
const content = (lines: readonly string[], { size = 11, small = 6.6, rise = 3.6 } = {}) =>
  lines
    .map((line, at) => {
      const pieces = line.split(/(\^\^[^^]+\^\^|\^[^^]+\^|_[^_]+_)/).filter(Boolean)
      const shown = pieces.map((piece) => {
        const text = piece.replace(/^[\^_]+|[\^_]+$/g, '').replace(/[()\\]/g, (sign) => `\\${sign}`)
        if (piece.startsWith('^^')) return `/H ${size} Tf ${rise} Ts (${text}) Tj`
        if (piece.startsWith('^')) return `/H ${small} Tf ${rise} Ts (${text}) Tj`
        if (piece.startsWith('_')) return `/H ${small} Tf ${-rise / 2} Ts (${text}) Tj`
        return `/H ${size} Tf 0 Ts (${text}) Tj`
      })
      return `BT 72 ${700 - at * 20} Td ${shown.join(' ')} ET\n`
    })
    .join('')

async function linesOf(page: string): Promise<string[]> {
  const pages = extractPages(await sharedPdfium(), pdfBytes(layeredPdf({ page })))
  return layoutPages(pages).flatMap(({ regions }) => regions.flat().map(rowText))
}

describe('raised and lowered words stay in their line', () => {
  it.each([
    [
      'The ground pressure is 4.5 x 10^4^ Pa in working order.',
      'The ground pressure is 4.5 x 10⁴ Pa in working order.',
    ],
    ['The bucket holds 2.4 m^3^ of material.', 'The bucket holds 2.4 m³ of material.'],
    ['The working area is 120 m^2^.', 'The working area is 120 m².'],
    ['The oil flow is 180 dm^3^/min at 2000 rpm.', 'The oil flow is 180 dm³/min at 2000 rpm.'],
    ['It draws 1.6 x 10^-19^ C at 3450 min^-1^ and more.', 'It draws 1.6 x 10⁻¹⁹ C at 3450 min⁻¹ and more.'],
    ['Filled with CO_2_ and H_2_O only.', 'Filled with CO₂ and H₂O only.'],
    ['The voltage U_max_ of the coil.', 'The voltage Umax of the coil.'],
    ['Every 2^nd^ service, not at 100^o^C.', 'Every 2nd service, not at 100ºC.'],
    ['Tighten to 150^1^ Nm or 160^(2)^ Nm.', 'Tighten to 150¹ Nm or 160⁽²⁾ Nm.'],
    ['Use a hose of ^3^/4" I.D. on the pump.', 'Use a hose of 3/4" I.D. on the pump.'],
    ['The pin is 1^1^/8" thick at the end.', 'The pin is 1 1/8" thick at the end.'],
    ['The bolt of ^5^/_16_ inch is short.', 'The bolt of 5/16 inch is short.'],
    ['The factor is e^-kt^ with k = 0.5.', 'The factor is e^(-kt) with k = 0.5.'],
    ['It grows by e^kt^, 10^x^ or 2^t/T^ an hour.', 'It grows by e^(kt), 10^x or 2^(t/T) an hour.'],
    ['A wear of 10^0.5^ mm, a loss of 10^-3,5^ W.', 'A wear of 10^(0.5) mm, a loss of 10^(-3,5) W.'],
    ['The power is n^a^ or x^(a+b)^ watts at most.', 'The power is n^a or x^(a+b) watts at most.'],
    ['The count is 2^n+1^ states in the 1^a^ cell.', 'The count is 2ⁿ⁺¹ states in the 1ª cell.'],
    ['Tighten to 150^a)^ Nm or 160^1,2^ Nm (M^me^).', 'Tighten to 150ª⁾ Nm or 160¹,² Nm (Mme).'],
    ['Raised alike: 3 x 10^^4^^ Pa is enough.', 'Raised alike: 3 x 10⁴ Pa is enough.'],
  ])('%s', async (typed, read) => {
    expect(await linesOf(content([typed, 'The next line is below it.']))).toEqual([read, 'The next line is below it.'])
  })

  it.each([
    ['a little', { rise: 2.2, small: 7.15 }],
    ['far', { rise: 5.5, small: 6 }],
    ['in large type', { size: 18, small: 10.5, rise: 6 }],
  ])('raised %s', async (_, type) => {
    expect(await linesOf(content(['The pressure is 4.5 x 10^4^ Pa.'], type))).toEqual(['The pressure is 4.5 x 10⁴ Pa.'])
  })

  it('also if they are drawn apart from it', async () => {
    const page =
      'BT /H 7 Tf 186 705 Td (3) Tj ET BT /H 11 Tf 72 700 Td (The bucket holds 2.4 m) Tj ET BT /H 11 Tf 194 700 Td (of soil.) Tj ET'
    expect(await linesOf(page)).toEqual(['The bucket holds 2.4 m³ of soil.'])
  })

  it('and a fraction with a rule between its numbers is one', async () => {
    const page =
      'BT /H 11 Tf 72 700 Td (Use a hose of 1) Tj ET BT /H 6 Tf 148 705 Td (3) Tj ET BT /H 6 Tf 148 697.5 Td (4) Tj ET BT /H 11 Tf 154 700 Td (inch here.) Tj ET'
    expect(await linesOf(page)).toEqual(['Use a hose of 1 3/4 inch here.'])
  })
})

describe('a line of its own', () => {
  it.each([
    [
      'in small type above another',
      'BT /H 6 Tf 72 708 Td (NOTE 2) Tj ET BT /H 11 Tf 72 700 Td (Check the oil level.) Tj ET',
    ],
    ['beside a large sign', 'BT /H 30 Tf 72 690 Td (!) Tj ET BT /H 11 Tf 82 698 Td (3-19. METER) Tj ET'],
    ['of numbers in a drawing', 'BT /H 10 Tf 72 400 Td (32) Tj ET BT /H 10 Tf 84 404 Td (30) Tj ET'],
  ])('%s stays', async (_, page) => {
    expect(await linesOf(page)).toHaveLength(2)
  })
})
