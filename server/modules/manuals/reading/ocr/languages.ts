/** Fewer letters do not reveal a language. */
const MIN_LETTERS = 100

/** ISO 639-1, as in `de` for `deu`; that of `chi_sim` is `zh`. */
const isoCode = (code: string) => new Intl.Locale(code.split('_')[0] ?? code).language

/** A language as a code of Tesseract if its data is installed, else by its name in English. */
export type FoundLanguage = { installed: string } | { missing: string }

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/**
 * The language of a text recognized in another language of the same script, which has enough right letters for that.
 * @param languages the installed ones, preferred ones first, as codes of Tesseract
 * @returns undefined if the text is too short
 */
export async function languageOf(text: string, languages: readonly string[]): Promise<FoundLanguage | undefined> {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return undefined
  // It occupies 90 MB, which a server without scans does not need.
  const { eld } = await import('eld/extrasmall')
  const detected = eld.detect(text)
  if (!detected.isReliable()) return undefined
  const installed = languages.find((code) => isoCode(code) === detected.language)
  return installed ? { installed } : { missing: languageNames.of(detected.language) ?? detected.language }
}

/** Tesseract's names of scripts by ISO 15924 code, where they are not the names that Unicode has. */
const reportedNames: Record<string, readonly string[]> = {
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Japanese', 'Hiragana', 'Katakana', 'Han'],
  Kore: ['Korean', 'Hangul'],
  Latn: ['Latin', 'Fraktur'],
}

const scriptNames = new Intl.DisplayNames('en', { type: 'script' })
const scriptCode = (language: string) => new Intl.Locale(isoCode(language)).maximize().script ?? ''

/** The installed languages that are written in a script, by its name in Tesseract's report. */
export const languagesOfScript = (script: string, installed: readonly string[]): string[] =>
  installed.filter((language) => {
    const code = scriptCode(language)
    return code !== '' && (reportedNames[code] ?? [scriptNames.of(code)]).includes(script)
  })

/** The first installed language of each script other than that of the given one. */
export function languagesOfOtherScripts(language: string, installed: readonly string[]): string[] {
  const firsts = new Map(installed.toReversed().map((one) => [scriptCode(one), one]))
  firsts.delete(scriptCode(language))
  return [...firsts.values()].toReversed()
}
