/**
 * Formatters by language and options. Making one takes up to a millisecond on a phone, which a list of amounts and days
 * pays for each of its cells; writing with one that is there takes next to nothing.
 */
function remembering<Options extends object, Format>(make: (language: string, options: Options) => Format) {
  const made = new Map<string, Format>()
  return (language: string, options: Options): Format => {
    const key = JSON.stringify([language, options])
    const format = made.get(key) ?? make(language, options)
    made.set(key, format)
    return format
  }
}

export const numberFormat = remembering(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
)

export const dateTimeFormat = remembering(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
)
