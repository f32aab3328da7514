/** The languages of the product. */
export type Language = 'en' | 'es'

/** A sentence for a person, in every language of the product: one that lacks a language does not compile. */
export type Text = Readonly<Record<Language, string>>

/** A text that takes more than one sentence to put together. */
export const inEachLanguage = (write: (language: Language) => string): Text => ({ en: write('en'), es: write('es') })

/**
 * The language that a client prefers among those of the product, by its `Accept-Language` header (RFC 9110, 12.5.4).
 * @returns English where the header names none of them
 */
export function preferredLanguage(header: string | undefined): Language {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
    return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
  })
  const known = ranges.filter(({ language, quality }) => isLanguage(language) && quality > 0)
  const best = known.sort((a, b) => b.quality - a.quality)[0]?.language
  return isLanguage(best) ? best : 'en'
}

const isLanguage = (tag: string | undefined): tag is Language => tag === 'en' || tag === 'es'
