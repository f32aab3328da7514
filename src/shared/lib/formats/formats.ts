/** A language with a region, which figures and dates are written by: a language alone does not say how. */
export type Locale = `${string}-${string}`

/**
 * Formatters by locale and options. Making one takes up to a millisecond on a phone, which a list of amounts and days
 * pays for each of its cells; writing with one that is there takes next to nothing.
 */
function remembering<Options extends object, Format>(make: (locale: Locale, options: Options) => Format) {
  const made = new Map<string, Format>()
  return (locale: Locale, options: Options): Format => {
    const key = JSON.stringify([locale, options])
    const format = made.get(key) ?? make(locale, options)
    made.set(key, format)
    return format
  }
}

export const numberFormat = remembering(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

export const dateTimeFormat = remembering(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
