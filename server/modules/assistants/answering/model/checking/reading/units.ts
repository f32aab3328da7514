import { unitOf } from '../../../../../../languages/text/unit'

/** Symbols beyond those of questions: of ISO 80000 and NIST SP 811, each a unit of its own, and customary ones. */
const symbols = new Set(
  'mph kmh knots va kva mva var kvar ma mv kv ah mah wh kwh mwh j kj mj kcal btu khz mhz ghz mbar hpa n kn dan mm2 cm2 m2 km2 mm3 cm3 dm3 m3 cc cl dl hl ohm kohm mohm floz pf nf uf mf mh lm lx cd cst mpas ms ns um nm kb mb gb baud rad kgm lbft2 cfm ppm sone ton bhp mil mils gauge awg'.split(
    ' ',
  ),
)
const quotient = /^[a-z]+[23]?\/[a-z]+[23]?$/
const revolutions = /^(?:1\/min|min-1|[a-z]{1,5}\/min(?:-1)?|r\/m)$/
const sameName: Readonly<Record<string, string>> = { cc: 'cm3', 'kg/cm2': 'kgcm2', 'kp/cm2': 'kgcm2', 'lb/in2': 'psi' }
const compounds =
  /^(?:newtonmetre|poundfoot|poundinch|kilometrehour|metresecond|litreminute|gallonminute|celsius|fahrenheit|angle)$/
/** What a quotient of turns begins with, in the languages. */
const turns = /^(?:u|tr|r|rev|giri|o|omw|v|varv|rpm|rot|t|g|k|omdr|1)\//

/** The name of the unit that a word after a figure spells, or undefined. */
export function unitAfterFigure(word: string): string | undefined {
  if (word === '%') return 'percent'
  if (compounds.test(word)) return word
  const known = unitOf(word, true)
  // "Five times" has no unit in other languages.
  if (known !== undefined) return known === 'x' ? undefined : known
  if (symbols.has(word)) return sameName[word] ?? word
  if (revolutions.test(word) && (turns.test(word) || word === 'min-1')) return 'rpm'
  return quotient.test(word) ? (sameName[word] ?? quotientOf(word)) : undefined
}

/** "km per hour" is "km/h": each side by the name of its unit. */
function quotientOf(word: string): string | undefined {
  const [over = '', under = ''] = word.split('/')
  const [one, other] = [unitOf(over, true) ?? (symbols.has(over) ? over : undefined), unitOf(under, true)]
  return one === undefined || other === undefined ? undefined : `${one}/${other}`
}

/** The name of a unit that a word spells apart from a figure, as in the title of a column. */
export function unitInTitle(word: string, isMarked: boolean): string | undefined {
  if (isMarked) return unitAfterFigure(word)
  return word === '%' || compounds.test(word) ? unitAfterFigure(word) : unitOf(word, false)
}

/** A degree without its scale may be of each, and of an angle. */
const degrees = new Set(['degree', 'celsius', 'fahrenheit', 'angle'])

export const isSameUnit = (one: string, other: string): boolean =>
  one === other || ((one === 'degree' || other === 'degree') && degrees.has(one) && degrees.has(other))
