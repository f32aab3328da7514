import { danish } from './da/danish'
import { german } from './de/german'
import { english } from './en/english'
import { spanish } from './es/spanish'
import { finnish } from './fi/finnish'
import { french } from './fr/french'
import { italian } from './it/italian'
import type { Language, LanguageData } from './language'
import { dutch } from './nl/dutch'
import { norwegian } from './no/norwegian'
import { portuguese } from './pt/portuguese'
import { swedish } from './sv/swedish'

export const languageData: Record<Language, LanguageData> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  it: italian,
  nl: dutch,
  sv: swedish,
  fi: finnish,
  da: danish,
  no: norwegian,
}
