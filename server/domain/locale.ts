import { inEachLanguage, type Language, preferredLanguage, preferredTags, type Text } from './text'

/** A language with a region, which figures, money and dates are written by: a language alone does not say how. */
export type Locale = `${Language}-${string}`

/** A country by its code (ISO 3166-1); none where it is unknown. */
export type Region = string | null | undefined

/** A text with figures or dates in it, as they are written where its reader is. */
export type RegionalText = (region: Region) => Text

const usualRegions: Record<Language, string> = { en: 'US', es: 'ES' }

/** A language as it is written in a region; where the region is unknown, in that of the language's origin. */
export const localeOf = (language: Language, region: Region): Locale =>
  `${language}-${region && /^([A-Z]{2}|\d{3})$/.test(region) ? region : usualRegions[language]}`

export const languageOf = (locale: Locale): Language => (locale.startsWith('es-') ? 'es' : 'en')

export const regionOf = (locale: Locale): string => locale.slice(3)

/** The locale that an `Accept-Language` header prefers; the region is that of its first tag in the language that has one. */
export function preferredLocale(header: string | string[] | undefined): Locale {
  const language = preferredLanguage(header)
  return localeOf(language, regionIn(preferredTags(header).filter((tag) => tag.language === language)))
}

/**
 * The region that a header names, in the language that it prefers or else in any; undefined if it names none, so that a text
 * in another language is written as in that one's origin.
 */
export function preferredRegion(header: string | string[] | undefined): Region {
  const language = preferredLanguage(header)
  const tags = preferredTags(header)
  return regionIn(tags.filter((tag) => tag.language === language)) ?? regionIn(tags)
}

const regionIn = (tags: ReturnType<typeof preferredTags>): string | undefined =>
  tags.flatMap(({ subtags }) => subtags.filter((one) => /^([a-z]{2}|\d{3})$/.test(one)))[0]?.toUpperCase()

/** A text as it is written in a region. */
export const inRegion = (text: Text | RegionalText, region: Region): Text =>
  typeof text === 'function' ? text(region) : text

/** Writes what is the same in every language but for its figures. */
export const inEachLocale = (region: Region, write: (locale: Locale) => string): Text =>
  inEachLanguage((language) => write(localeOf(language, region)))
