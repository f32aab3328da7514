/** The languages of the product. */
export type Language = 'en' | 'es'

/** A text for people in every language of the product; a missing language does not compile. */
export type Text = Readonly<Record<Language, string>>

/** A text that takes more than one sentence to put together. */
export const inEachLanguage = (write: (language: Language) => string): Text => ({ en: write('en'), es: write('es') })

/**
 * Returns the language of the product that an `Accept-Language` header prefers (RFC 9110, section 12.5.4); English when
 * the header contains none of them.
 */
export function preferredLanguage(header: string | string[] | undefined): Language {
  const ranges = String(header ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
  const supported = ranges.filter(({ language, quality }) => isLanguage(language) && quality > 0)
  const best = supported.sort((a, b) => b.quality - a.quality)[0]?.language
  return isLanguage(best) ? best : 'en'
}

const isLanguage = (tag: string | undefined): tag is Language => tag === 'en' || tag === 'es'
