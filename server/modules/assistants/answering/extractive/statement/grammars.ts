import type { Language } from '../../../../../languages/language'
import { english } from './english'
import type { Grammar } from './grammar'
import { spanish } from './spanish'

/** The grammar of the languages in which sentences are written. */
export const grammars: Partial<Record<Language, Grammar>> = { en: english, es: spanish }
