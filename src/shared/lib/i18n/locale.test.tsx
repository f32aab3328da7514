import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from './language'
import { shownLocale } from './locale'

afterEach(async () => {
  vi.unstubAllGlobals()
  await chooseLanguage('en', { remember: false })
})

describe('the locale of figures and dates', () => {
  it.each([
    ['es', ['es-MX', 'es', 'en-US'], 'es-MX'],
    ['es', ['en-US', 'es-ES'], 'es-ES'],
    ['es', ['es', 'es-AR', 'en-US'], 'es-AR'],
    ['es', ['es-419'], 'es-419'],
    ['en', ['es-MX', 'en-GB'], 'en-GB'],
    ['en', ['zh-Hant-TW', 'en'], 'en-TW'],
  ] as const)(
    'in %s of a browser with %j is %s: the region where that language is spoken',
    async (language, tags, locale) => {
      vi.stubGlobal('navigator', { languages: tags })
      await chooseLanguage(language, { remember: false })
      expect(shownLocale()).toBe(locale)
    },
  )

  it('is that of the only region known where the language itself has none', async () => {
    vi.stubGlobal('navigator', { languages: ['en-US', 'en'] })
    await chooseLanguage('es', { remember: false })
    expect(shownLocale()).toBe('es-US')
  })

  it('is that of the language where no region is known', async () => {
    vi.stubGlobal('navigator', { languages: ['x-private', 'fr'] })
    expect(shownLocale()).toBe('en-US')
    await chooseLanguage('es', { remember: false })
    expect(shownLocale()).toBe('es-ES')
  })
})
