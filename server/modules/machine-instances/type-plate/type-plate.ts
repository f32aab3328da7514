import { isInSerialRange, normalizeSerialNumber } from '../../machines'
import { type SerialRange, variantRanges } from '../instances/instance'

/** The text of a type plate, as far as it can be read without knowing the models. */
export interface PlateText {
  /** One to four adjacent words, without blanks and hyphens, in capitals: however a name is spaced, it is among them. */
  names: string[]
  /** What follows "S/N" and the like, as it is written; undefined where nothing introduces it. */
  serialNumber: string | undefined
  /** One or two adjacent words that have a digit, as they are written: one of them may be the serial number. */
  numbers: string[]
}

export interface PlateModel {
  id: string
  brand: string
  model: string
  type: string
  variants: SerialRange[]
}

const MAX_WORDS = 60
const WORDS_IN_A_NAME = 4

/** What introduces a serial number, in English and Spanish. */
const introduction = [
  String.raw`s\s?/\s?n`,
  String.raw`n\s?/\s?s`,
  'sn',
  'pin',
  'vin',
  String.raw`serial(?:\s+(?:number|num|no|nr))?`,
  String.raw`ser\.?\s*(?:no|nr)`,
  String.raw`n(?:\.?\s?[º°o]|[uú]m(?:ero)?)?\.?\s*(?:de\s+)?serie`,
].join('|')

const word = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{Pd}]*`

/** The number may be written in two words, of which the second begins with a digit: "GHT 00123". */
const introduced = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${introduction})(?![\p{L}\p{N}])[\s.:#º°]*(\p{L}+\s\p{N}[\p{L}\p{N}\p{Pd}]*|${word})`,
  'iu',
)

export function readPlate(text: string): PlateText {
  const found = introduced.exec(text)
  const rest = found ? `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` : text
  const words = rest.match(new RegExp(word, 'gu'))?.slice(0, MAX_WORDS) ?? []
  return {
    names: [...new Set(runsOf(words, WORDS_IN_A_NAME).map(normalizeSerialNumber))],
    serialNumber: found?.[1],
    numbers: runsOf(words, 2).filter((run) => /\p{N}/u.test(run)),
  }
}

/** Adjacent words, from one to so many, as they follow each other. */
const runsOf = (words: readonly string[], maxLength: number): string[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(maxLength, words.length - from) }, (_, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  )

/** What may precede the digits of the plate's serial number: `GHT` of `GHT-00123`. */
export function serialPrefixes({ serialNumber, numbers }: PlateText): string[] {
  const written = serialNumber === undefined ? numbers : [serialNumber]
  return written.flatMap((number) => /^(.*\P{N})\p{N}+$/su.exec(normalizeSerialNumber(number))?.[1] ?? [])
}

/**
 * The models that a plate names, of those that have one of its names: with their brand, if the plate names any of the
 * brands, and the longest name, if one contains another ("WL-120 XT" and not "WL-120").
 */
export function modelsNamed<Model extends PlateModel>({ names }: PlateText, candidates: readonly Model[]): Model[] {
  const known = new Set(names)
  const ofBrand = candidates.filter(({ brand }) => known.has(normalizeSerialNumber(brand)))
  const named = ofBrand.length > 0 ? ofBrand : candidates
  const keys = named.map(({ model }) => normalizeSerialNumber(model))
  return named.filter((_, index) => {
    const key = keys[index] ?? ''
    return !keys.some((other) => other !== key && other.includes(key))
  })
}

/** The models that have the plate's serial number in a range. */
export const modelsWithSerial = <Model extends PlateModel>(plate: PlateText, candidates: readonly Model[]): Model[] =>
  candidates.filter((model) => serialNumberOf(plate, [model], { within: true }) !== undefined)

/** The serial number of a plate: the one that is introduced as such, or the first word that is in a range of the models. */
export function serialNumberOf(
  { serialNumber, numbers }: PlateText,
  models: readonly PlateModel[],
  { within = false } = {},
): string | undefined {
  if (serialNumber !== undefined && !within) return serialNumber
  const ranges = models.flatMap(({ variants }) => variantRanges(variants))
  const written = serialNumber === undefined ? numbers : [serialNumber]
  return written.find((number) =>
    ranges.some(({ serial_number_start: start, serial_number_end: end }) => isInSerialRange(number, start, end)),
  )
}
