export type DecimalSign = '.' | ','

/** How a figure is written: its digits, and which sign is the decimal one where it shows that. */
interface WrittenFigure {
  /** With a point as the decimal sign and nothing between thousands; undefined where it can be read both ways. */
  plain: string | undefined
  decimalSign: DecimalSign | undefined
}

const opposite = { '.': ',', ',': '.' } as const

/** Blanks and apostrophes between thousands. */
const otherThousands = /(?<=\d)[ '’`´\u00a0\u202f](?=\d{3}(?!\d))/g

/**
 * Reads a figure such as `1,250.5`, `1.250,5`, `1 250,5` or `1250.5`.
 * @returns undefined for anything else
 */
function readWritten(text: string): WrittenFigure | undefined {
  const figure = completed(text)
  if (/^\d+$/.test(figure)) return { plain: figure, decimalSign: undefined }
  const [, groups = '', sign, fraction = ''] = /^(\d{1,3}(?:,\d{3})+)(?:(\.)(\d+))?$/.exec(figure) ??
    /^(\d{1,3}(?:\.\d{3})+)(?:(,)(\d+))?$/.exec(figure) ?? ['']
  if (sign === '.' || sign === ',') return { plain: `${groups.replaceAll(/[.,]/g, '')}.${fraction}`, decimalSign: sign }
  const [, whole, mark, decimals] = /^(\d+)([.,])(\d+)$/.exec(figure) ?? []
  if (groups !== '') {
    const between = groups.includes(',') ? ',' : '.'
    const isRepeated = groups.indexOf(between) !== groups.lastIndexOf(between)
    if (isRepeated) return { plain: groups.replaceAll(between, ''), decimalSign: opposite[between] }
    // A number never begins with a thousand of zero.
    if (!groups.startsWith('0')) return { plain: undefined, decimalSign: undefined }
  }
  return mark === '.' || mark === ',' ? { plain: `${whole}.${decimals}`, decimalSign: mark } : undefined
}

/** `.50` has a whole part of zero, and `+12.` and `15.-` no decimals. */
const completed = (text: string): string =>
  text
    .replace(otherThousands, '')
    .replace(/^\+(?=[\d.,])/, '')
    .replace(/^(?=[.,]\d+$)/, '0')
    .replace(/(?<=\d)[.,](?:[-–—]{1,2})?$/, '')

const negative = /^[^\d]*[-−]|^\(.*\)$|\d *[-−]$/

/** What is below zero is written as -5, (5) or 5-. */
export const withoutSign = (text: string): { isNegative: boolean; unsigned: string } =>
  negative.test(text)
    ? { isNegative: true, unsigned: text.replaceAll(/[-−()]/g, '').trim() }
    : { isNegative: false, unsigned: text }

/** How many figures of a column show each decimal sign, and how many can be read both ways. */
export interface SignCounts {
  point: number
  comma: number
  ambiguous: number
}

/** Signs and codes of currencies, and units. */
const surroundings = /^[^\d]+|[^\d]+$/g

/** Counts what a cell shows of its column; nothing if it is no figure. */
export function countSigns(counts: SignCounts, cell: string): void {
  const figure = readWritten(cell.replaceAll(surroundings, ''))
  if (!figure) return
  if (figure.decimalSign === '.') counts.point += 1
  else if (figure.decimalSign === ',') counts.comma += 1
  else if (figure.plain === undefined) counts.ambiguous += 1
}

/**
 * The decimal sign that the figures of a column show.
 * @returns undefined where none shows one, or some the one and some the other: `1,250` is never guessed
 */
export function decidedSign({ point, comma }: SignCounts): DecimalSign | undefined {
  if (point > 0 && comma > 0) return undefined
  return point > 0 ? '.' : comma > 0 ? ',' : undefined
}

/**
 * A figure with a point as the decimal sign and nothing between thousands.
 * @param decimalSign of the column; it decides how `1,250` is read, and no other figure
 * @returns undefined for anything else, and for `1,250` in a column without a decimal sign
 */
export function plainFigure(text: string, decimalSign?: DecimalSign): string | undefined {
  const figure = readWritten(text)
  if (!figure || figure.plain !== undefined || !decimalSign) return figure?.plain
  const digits = completed(text)
  return digits.includes(decimalSign) ? digits.replace(decimalSign, '.') : digits.replace(opposite[decimalSign], '')
}
