const closed = /[\p{L}\d)\]]$/u
const digit = /^\d$/
const quote = /^['"’”“‘′″]$/
const degree = /^[°º˚oO]$/
const percent = /^[%‰]$/
const vulgarFraction = /^[½¼¾⅓⅔⅛⅜⅝⅞]$/
/** Behind one, a mark as small as that of feet or minutes may be an exponent. */
const unit = /(?<!\p{L})(?:[cdkm]?m|ft|in|yd|min|sec?|h)$/u
const ten = /(?<!\d)10$/
const times = /^[x×X·•*]$/
/** Behind a unit, it is not the sign that it was taken for. */
const lostExponent = /^[?*°®%]?$/

interface Reading {
  /** The word before that with the raised signs. */
  before: string
  /** What they follow in their word. */
  base: string
  /** What they were recognized as in their line, if at all. */
  signs: string
  /** What they were recognized as when they were enlarged. */
  digits: string | undefined
  after: string
}

/** Whether raised signs are an exponent or the number of a note, rather than quotes, degrees or a part of a fraction. */
export function isExponent({ before, base, signs, digits, after }: Reading): boolean {
  if (!closed.test(base) || [...signs].some((sign) => vulgarFraction.test(sign))) return false
  if (ten.test(base) && times.test(before)) return true
  if (digits === undefined) return unit.test(base) && lostExponent.test(signs)
  if (/\d$/.test(base) && [...signs].some((sign) => percent.test(sign)) && digits === '0') return false
  // Of several raised signs, only some were found.
  if (/^[\d?*°'"’”!®]/.test(after)) return false
  // The numerator of a fraction.
  if (/\d$/.test(base) && /^[/⁄]\d/.test(after)) return false
  if (digits === '0' && (signs === '' || [...signs].some((sign) => degree.test(sign)))) return false
  if ([...signs].every((sign) => digit.test(sign)) && signs !== '') return true
  if ([...signs].some((sign) => quote.test(sign)))
    return unit.test(base) || ten.test(base) || (/\d$/.test(base) && !/^1+$/.test(digits))
  return true
}
