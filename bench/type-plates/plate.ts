import { chooseFrom } from '../random'

type Random = () => number

/** A row of a plate: what introduces a value, and the value. */
export interface PlateRow {
  label: string
  value: string
}

/** What a plate says. */
export interface Plate {
  brand: string
  headline: string
  model: PlateRow
  serialNumber: PlateRow
  others: PlateRow[]
  address: string
}

/** The labels of one language; those of a plate are of one language, or of two beside each other. */
export interface PlateLanguage {
  headlines: readonly string[]
  model: readonly string[]
  serialNumber: readonly string[]
  year: readonly string[]
  mass: readonly string[]
  power: readonly string[]
  addresses: readonly string[]
}

const brands = [
  'HARROW',
  'OXBOW',
  'Kestrel',
  'NORDHEIM',
  'Vulcano',
  'TERRAMAC',
  'Brückner',
  'LINDQVIST',
  'Aragón',
  'HITAKA',
]

/** Digits are `9`, the first one no zero, letters `A`, letters that are no digit at a glance `B`; all else is as it is. */
const modelShapes = [
  'BB-999',
  'BB 999',
  'B999',
  '999B B',
  'BB999-9',
  '9BB',
  'B 999',
  'BBB99',
  'B999BB-9',
  '99B',
  'BB-99 BB',
  'B9999',
]
const serialShapes = [
  'BBB99999',
  'B9999999',
  '9999999',
  'AAA-99-9999',
  '99999',
  'BB99 99999',
  '999999-99',
  'B99B99999',
  'BBB99999',
  'AA999999B',
]

const plain = 'ACDEFHJKLMNPRTUVWXY'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Neither I nor O nor Q, as the standard says (ISO 10261). */
const pinLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ'

const signs: Record<string, string> = { '9': '0123456789', A: letters, B: plain }

/** A model that begins with a zero would not be told from one that begins with an O by a person either. */
const filled = (shape: string, random: Random) =>
  shape.replaceAll(/[9AB]/g, (sign, at) => {
    const some = at === 0 && sign === '9' ? '123456789' : (signs[sign] ?? sign)
    return chooseFrom([...some], random)
  })

function pin(random: Random): string {
  const part = (signs: string, length: number) => Array.from({ length }, () => chooseFrom([...signs], random)).join('')
  return `${part(pinLetters, 3)}${part('0123456789', 1)}${part(`${pinLetters}0123456789`, 7)}${part('0123456789', 6)}`
}

export function randomPlate(language: PlateLanguage, random: Random): Plate {
  const isPin = random() < 0.2
  const pinLabels = ['PIN', 'Product Identification Number', 'VIN', 'P.I.N.']
  const year = String(1998 + Math.floor(random() * 28))
  const kilograms = String(900 + Math.floor(random() * 40_000))
  const rows = [
    { label: chooseFrom(language.year, random), value: year },
    { label: chooseFrom(language.mass, random), value: `${kilograms} kg` },
    { label: chooseFrom(language.power, random), value: `${20 + Math.floor(random() * 400)} kW` },
  ]
  return {
    brand: chooseFrom(brands, random),
    headline: chooseFrom(language.headlines, random),
    model: { label: chooseFrom(language.model, random), value: filled(chooseFrom(modelShapes, random), random) },
    serialNumber: {
      label: chooseFrom(isPin ? pinLabels : language.serialNumber, random),
      value: isPin ? pin(random) : filled(chooseFrom(serialShapes, random), random),
    },
    others: rows.slice(0, Math.floor(random() * 4)),
    address: chooseFrom(language.addresses, random),
  }
}
