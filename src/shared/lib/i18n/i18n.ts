/** The words of one slice in one language; the same object until others replace it. */
export type Words = { readonly language: string; readonly texts: Readonly<Record<string, string>> }

const fallback = 'en'
const bundles = new Map<string, Words>()
const listeners = new Set<() => void>()
let shown = fallback

const idOf = (language: string, namespace: string) => `${language}/${namespace}`
const notify = () => {
  for (const listener of listeners) listener()
}

/**
 * Which language the app is shown in, and the words that have been loaded so far. A library that does this and much more
 * took a tenth of the first screen (docs/decisions/0092-words-without-a-library.md).
 */
export const i18n = {
  get language(): string {
    return shown
  },
  changeLanguage(language: string): void {
    shown = language
    notify()
  },
  has: (language: string, namespace: string): boolean => bundles.has(idOf(language, namespace)),
  add(language: string, namespace: string, texts: Readonly<Record<string, string>>): void {
    bundles.set(idOf(language, namespace), { language, texts })
    // Nothing that is shown can have asked for words of which not even English was there.
    if (language !== fallback) notify()
  },
  /** In the language shown, in English as long as that is not loaded. */
  wordsOf: (namespace: string): Words =>
    bundles.get(idOf(shown, namespace)) ?? bundles.get(idOf(fallback, namespace)) ?? { language: fallback, texts: {} },
  /** Calls back when the language or words of it have changed, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
