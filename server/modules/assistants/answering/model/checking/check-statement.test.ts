import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../../languages/language'
import { manualBuilder } from '../../../finding/testing/manual-builder'
import { checkStatement } from './check-statement'
import { sourceOfPassage, sourceOfText } from './checked-source'

const passageOf = (builder: ReturnType<typeof manualBuilder>, language: Language = 'en') => {
  const [passage] = builder.passages
  if (!passage) throw new Error('the manual has a passage')
  return sourceOfPassage(passage, language)
}
const manual = () => manualBuilder('m', 'Harrow WL-120 manual')

const capacities = passageOf(
  manual().table(
    20,
    ['4 Technical data', '4.1 Capacities'],
    ['System', 'Capacity (L)', 'Fluid'],
    ['Engine oil with filter', '14.5', 'SAE 15W-40'],
    ['Engine oil without filter', '13.0', 'SAE 15W-40'],
    ['Hydraulic tank', '96', 'ISO VG 46'],
    ['Fuel tank', '160', 'ASTM D975'],
  ),
)
const pressures = passageOf(
  manual().table(
    27,
    ['Tyres'],
    ['Tyre', 'Front (bar)', 'Rear (bar)'],
    ['17.5 R25', '3.0', '2.2'],
    ['15.5 R25', '3.5', '2.5'],
  ),
)
const parts = passageOf(
  manual().table(
    8,
    ['Figure 7. Lift cylinder'],
    ['Item', 'Part number', 'Description'],
    ['4', '331-60199', 'Seal kit'],
    ['5', '331-60125', 'Gland'],
  ),
)
const rules = passageOf(
  manual().text(
    5,
    ['Safety'],
    'Do not restart the engine after a red code.',
    'Let the engine idle for 5 minutes before you turn it off.',
    'Turn the wheel clockwise to raise the tray.',
  ),
)
const german = passageOf(manual().text(6, [], 'Der Hydrauliktank fasst 96 Liter Öl.'), 'de')

const pins = passageOf(
  manual().text(
    9,
    ['Mounting'],
    'For Category II tractors, place the pull pins on the outside of the yoke legs.',
    'For smaller tractors, place the pull pins on the inner side of the yoke legs.',
    'Rotate the compressor outboard until the belt is tight.',
    'With the digger downhill, the tractor could tip.',
    'On hilly terrain, position the tractor with the digger uphill.',
    'Never add more than the recommended amount of refrigerant.',
    'Splitter boxes are not permitted.',
  ),
)
const modes = passageOf(
  manual().table(
    12,
    ['Setup'],
    ['Function', 'RUN mode', 'SETUP mode'],
    ['Chuck clamping', 'Permitted', 'Permitted'],
    ['Handle jog', 'Forbidden', 'Permitted'],
    ['Rated current', '29', '24'],
  ),
)
const faults = passageOf(
  manual().table(
    30,
    ['Troubleshooting'],
    ['Problem', 'Cause', 'Remedy'],
    ['Auger does not dig', 'Teeth dull', 'Sharpen the teeth'],
    ['Engine floods', 'Spark plug wet with fuel', 'Dry the spark plug'],
    ['Engine stops', 'Bad fuel', 'Drain the tank and the carburettor'],
  ),
)
const service = passageOf(
  manual().text(
    31,
    ['Service'],
    'Grease the chuck each week.',
    'Tighten the regulator screws to 15 pound-inches.',
    'The pump may supply 12 A for 60 s.',
    'The gearbox holds 86 fluid oz.',
  ),
)

/** What the check objects to, by kind. */
const kindsOf = (text: string, source: typeof rules, language: Language = 'en') =>
  checkStatement(text, language, [source]).objections.map(({ kind }) => kind)

describe('a statement passes', () => {
  it.each([
    ['in the words of a row', 'The hydraulic tank takes 96 litres of ISO VG 46.', capacities],
    ['with two rows', 'The engine oil is 14.5 l with the filter and 13.0 l without the filter.', capacities],
    ['with a conversion beside what is printed', 'The hydraulic tank holds 96 L (25.4 US gal).', capacities],
    ['with two columns', 'For 17.5 R25 tyres the front is 3.0 bar and the rear 2.2 bar.', pressures],
    ['with a part and its number', 'The seal kit is part number 331-60199.', parts],
    ['with a prohibition', 'The engine must not be restarted after a red code.', rules],
    ['with a number in words', 'Let the engine idle for five minutes before you turn it off.', rules],
    ['with the one of two alike', 'Place the pull pins outside of the yoke legs for Category II tractors.', pins],
    [
      'with both of two alike',
      'The pull pins go on the outside for Category II and on the inner side for smaller tractors.',
      pins,
    ],
    ['with a row of words', 'Handle jog is permitted in SETUP mode.', modes],
    ['with a unit that is nowhere', 'The rated current in RUN mode is 29 A.', modes],
    ['with the titles of other columns and what they give', 'Item 4, part number 331-60199, is the SEAL KIT.', parts],
    ['with a quotation', 'The page says "Category II" and means the "outside".', pins],
    ['with the place on the page', 'The item 5 of the list is the gland, number 331-60125.', parts],
    ['with a cause and its remedy', 'If the spark plug is wet with fuel, dry it.', faults],
    ['with a period in another word', 'Grease the chuck weekly.', service],
    ['with amperes', 'The pump may supply 12 A for 60 s.', service],
    ['with fluid ounces in litres', 'The gearbox holds 86 fl oz (2.54 L).', service],
  ])('%s', (_, text, source) => {
    expect(kindsOf(text, source)).toEqual([])
  })

  it('in another language than the page', () => {
    expect(kindsOf('The hydraulic tank holds 96 litres of oil.', german)).toEqual([])
  })

  it('that says how often, of a page in another language', () => {
    const piston = passageOf(manual().text(6, [], 'Lubrifier le piston deux fois par mois.'), 'fr')
    expect(kindsOf('Lubricate the piston twice a month.', piston)).toEqual([])
  })

  it('with what a page says by a denial with an exception', () => {
    const pusher = passageOf(manual().text(6, [], "Le poussoir ne peut être utilisé qu'avec une pince."), 'fr')
    expect(kindsOf('Le poussoir peut uniquement être utilisé avec une pince.', pusher, 'fr')).not.toContain('negation')
    const removed = passageOf(manual().text(6, [], "N'utilisez jamais le poussoir que vous avez démonté."), 'fr')
    expect(kindsOf('Utilisez le poussoir que vous avez démonté.', removed, 'fr')).toContain('negation')
    const oil = passageOf(manual().text(6, [], 'No utilice más que aceite limpio.'), 'es')
    expect(kindsOf('Utilice solo aceite limpio.', oil, 'es')).not.toContain('negation')
  })

  it('with a figure that is printed close to "ca."', () => {
    const distance = passageOf(manual().text(6, [], 'Ein Abstand von ca.10 cm soll frei bleiben.'), 'de')
    expect(kindsOf('Ein Abstand von ca. 10 cm soll frei bleiben.', distance, 'de')).toEqual([])
  })

  it('of records', () => {
    const hours = sourceOfText('Loader 3: 1,240.5 h, read on 2026-11-02; about 8.3 h a day', 'en')
    expect(kindsOf('Loader 3 has 1,240.5 hours, read on 2026-11-02.', hours)).toEqual([])
    const order = sourceOfText('SO-1050 of Nov 25, 2026: waiting for stock, payment disputed, $7,828.60, PO-2453', 'en')
    expect(kindsOf('$7,828.60: order SO-1050, payment disputed.', order)).toEqual([])
  })
})

describe('a statement is objected to', () => {
  it.each([
    ['a figure that is not printed', 'The hydraulic tank holds 86 litres.', capacities, 'figure'],
    ['another unit', 'The hydraulic tank holds 96 gallons.', capacities, 'unit'],
    ['the value of another row', 'The hydraulic tank holds 160 litres.', capacities, 'place'],
    ['the value of another column', 'Rear tyres of size 15.5 R25 are inflated to 3.5 bar.', pressures, 'place'],
    ['the number of another part', 'The seal kit is part number 331-60125.', parts, 'place'],
    ['a number that is not printed', 'The seal kit is part number 331-60198.', parts, 'code'],
    ['a prohibition turned round', 'Restart the engine after a red code.', rules, 'negation'],
    ['what it denies', 'Do not let the engine idle for 5 minutes before you turn it off.', rules, 'negation'],
    ['the opposite', 'Turn the wheel counterclockwise to raise the tray.', rules, 'opposite'],
    [
      'what is so of another one alike',
      'Category II tractors: place the pull pins on the inner side of the yoke legs.',
      pins,
      'place',
    ],
    ['the column of another cell of words', 'Handle jog is permitted in RUN mode.', modes, 'place'],
    [
      'the remedy of another cause',
      'If the spark plug is wet with fuel, drain the tank and the carburettor.',
      faults,
      'place',
    ],
    ['the opposite direction', 'Rotate the compressor inboard until the belt is tight.', pins, 'opposite'],
    [
      'the opposite that another sentence has',
      'On hilly terrain, position the tractor with the digger downhill.',
      pins,
      'opposite',
    ],
    [
      'a permission of what is denied',
      'You may add a little more refrigerant than the recommended amount.',
      pins,
      'negation',
    ],
    ['a permission of what is not permitted', 'Splitter boxes may be used.', pins, 'negation'],
    ['another period', 'Grease the chuck every day.', service, 'unit'],
    ['another torque', 'Tighten the regulator screws to 15 pound-feet.', service, 'unit'],
    ['what the page does not speak of', 'Grease the pins of the boom with lithium grease each day.', rules, 'word'],
  ])('for %s', (_, text, source, kind) => {
    expect(kindsOf(text, source)).toContain(kind)
  })

  it('for a figure that another language does not have either', () => {
    expect(kindsOf('The hydraulic tank holds 69 litres of oil.', german)).toContain('figure')
  })

  it('that cites nothing', () => {
    expect(checkStatement('It holds 96 litres.', 'en', []).objections).toEqual([{ kind: 'no-source', text: '' }])
  })
})

it('names the row that supports a statement', () => {
  expect(checkStatement('The hydraulic tank holds 96 litres.', 'en', [capacities]).support).toEqual([[2]])
})
