import { eld } from 'eld/extrasmall'

/** Fewer letters do not reveal a language. */
const MIN_LETTERS = 100

/** ISO 639-1, as in `de` for `deu`; that of `chi_sim` is `zh`. */
const isoCode = (code: string) => new Intl.Locale(code.split('_')[0] ?? code).language

/**
 * The language of a recognized text, of those that are installed, as a code of Tesseract. Text recognized in another
 * language of the same script has enough right letters for that.
 * @returns undefined if it is too short, or of a language that is not installed
 */
export function languageOf(text: string, installed: readonly string[]): string | undefined {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return undefined
  const detected = eld.detect(text)
  return detected.isReliable() ? installed.find((code) => isoCode(code) === detected.language) : undefined
}

const scriptNames = new Intl.DisplayNames('en', { type: 'script' })

/** The installed languages of the script in which a text is written by Tesseract's report; all if it names none. */
export function languagesOfScript(report: string, installed: readonly string[]): readonly string[] {
  const script = /^Script: (\w+)$/m.exec(report)?.[1]
  const written = installed.filter((code) => {
    const name = new Intl.Locale(isoCode(code)).maximize().script
    return name !== undefined && scriptNames.of(name) === script
  })
  return written.length > 0 ? written : installed
}
