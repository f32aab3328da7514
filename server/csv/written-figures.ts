export type DecimalSign = '.' | ','

/** How a figure is written: its digits, and which sign is the decimal one where it shows that. */
interface WrittenFigure {
  /** With a point as the decimal sign and nothing between thousands; undefined where it can be read both ways. */
  plain: string | undefined
  decimalSign: DecimalSign | undefined
}

const opposite = { '.': ',', ',': '.' } as const

/** Blanks and apostrophes between thousands. */
const otherThousands = /(?<=\d)[ '’\u00a0\u202f](?=\d{3}(?!\d))/g

/**
 * Reads a figure such as `1,250.5`, `1.250,5`, `1 250,5` or `1250.5`.
 * @returns undefined for anything else
 */
function readWritten(text: string): WrittenFigure | undefined {
  const figure = text.replace(otherThousands, '')
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

/**
 * Recognizes the decimal sign of a column from the figures that show it. Where they show none and there are figures
 * such as `1,250`, these are thousands, because meters have one decimal.
 * @returns undefined where no figure has a sign, or as many show the one as the other
 */
export function recognizeDecimalSign(cells: Iterable<string>): DecimalSign | undefined {
  const shown = { '.': 0, ',': 0 }
  const assumed = { '.': 0, ',': 0 }
  for (const cell of cells) {
    const figure = readWritten(cell)
    if (figure?.decimalSign) shown[figure.decimalSign] += 1
    else if (figure && figure.plain === undefined) assumed[cell.includes(',') ? '.' : ','] += 1
  }
  const counts = shown['.'] + shown[','] > 0 ? shown : assumed
  if (counts['.'] === counts[',']) return undefined
  return counts['.'] > counts[','] ? '.' : ','
}

/**
 * A figure with a point as the decimal sign and nothing between thousands.
 * @param decimalSign of the column; it decides how `1,250` is read, and no other figure
 * @returns undefined for anything else, and for `1,250` in a column without a decimal sign
 */
export function plainFigure(text: string, decimalSign?: DecimalSign): string | undefined {
  const figure = readWritten(text)
  if (!figure || figure.plain !== undefined || !decimalSign) return figure?.plain
  return text.includes(decimalSign) ? text.replace(decimalSign, '.') : text.replace(opposite[decimalSign], '')
}
