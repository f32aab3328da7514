import type { Language } from '../../../../domain/text'

/** Letters that sound alike in Spanish, so that "vuscar" and "kuantas" are heard as what they stand for. */
const spanishSounds: readonly (readonly [pattern: RegExp, sound: string])[] = [
  [/ch/g, 'C'],
  [/h/g, ''],
  [/v/g, 'b'],
  [/qu|q|k/g, 'c'],
  [/ll/g, 'y'],
  [/g(?=[ei])/g, 'j'],
  [/x/g, 'j'],
  [/c(?=[ei])|z/g, 's'],
  [/n(?=[bpm])/g, 'm'],
  [/(.)\1+/g, '$1'],
]

/** How a word sounds, as far as its letters may be confused; in English, only doubled letters are. */
export function soundOf(word: string, language: Language): string {
  const sounds = language === 'es' ? spanishSounds : spanishSounds.slice(-1)
  return sounds.reduce((heard, [pattern, sound]) => heard.replace(pattern, sound), word)
}
