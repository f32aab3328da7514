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
export const preferredLanguage = (header: string | string[] | undefined): Language =>
  preferredTags(header).flatMap(({ language }) => (isLanguage(language) ? language : []))[0] ?? 'en'

/** The language tags that an `Accept-Language` header accepts, the preferred one first. */
export const preferredTags = (header: string | string[] | undefined): { language: string; subtags: string[] }[] =>
  String(header ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      const [language = '', ...subtags] = tag.split('-')
      return { language, subtags, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)

const isLanguage = (tag: string | undefined): tag is Language => tag === 'en' || tag === 'es'
