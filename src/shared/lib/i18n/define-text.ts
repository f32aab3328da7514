import { i18n } from './i18n'

type Words = Record<string, string>
type Loaders<English extends Words> = Record<'es', () => Promise<{ text: Translation<English> }>>

/** The words of one slice: its namespace, its English, and how to load the other languages. */
export type Text<English extends Words = Words> = {
  readonly namespace: string
  readonly en: English
  readonly load: (language: string) => Promise<void>
}

type WithoutPlural<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key

/** The keys one can ask for; `rows_one` and `rows_other` are asked for as `rows` with a count. */
export type TextKey<T extends Text> = WithoutPlural<Extract<keyof T['en'], string>>

/** The English words in another language: one that is missing does not compile. A language may have further plurals. */
export type Translation<English extends Words> = Readonly<Record<keyof English, string>> &
  Readonly<Record<`${string}_many`, string>>

const defined: Text[] = []
/** The language chosen last, whose words may still be on their way. */
let chosen = 'en'

/**
 * Declares the words of a slice. English comes with the slice; other languages are loaded when somebody chooses them.
 *
 * @param namespace the slice's name, unique in the app
 * @param en flat keys to English; `{{name}}` is filled in, `_one` and `_other` are chosen by `count`
 */
export function defineText<const English extends Words>(
  namespace: string,
  en: English,
  loaders: Loaders<English>,
): Text<English> {
  i18n.add('en', namespace, en)
  const text: Text<English> = {
    namespace,
    en,
    load: async (language) => {
      if (language !== 'es' || i18n.has(language, namespace)) return
      const loaded = await loaders.es()
      i18n.add(language, namespace, loaded.text)
    },
  }
  defined.push(text)
  void text.load(chosen)
  return text
}

/** Loads a language for every slice that has been declared so far; those declared later load it themselves. */
export async function loadLanguage(language: string): Promise<void> {
  chosen = language
  await Promise.all(defined.map((text) => text.load(language)))
}
