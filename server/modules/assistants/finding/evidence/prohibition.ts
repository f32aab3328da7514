import type { Language } from '../../../../languages/language'

const scandinavian = /(?<!\p{L})(?:aldrig|aldri|forbudt|må (?:ikke|aldrig|aldri)|ikke tillatt|ikke tilladt)(?!\p{L})/u

/**
 * What is forbidden, by language: the negations that the grammar of the language uses in instructions, and its words for
 * "forbidden". Expects text in lower case with its accents.
 */
const patterns: Record<Language, RegExp> = {
  en: /\b(?:do not|don'?t|never|(?:in|under) no (?:circumstances?|case|event|way)|on no account|must not|may not|shall not|should not|cannot be|not (?:be )?(?:allowed|permitted|approved|intended)|prohibited|forbidden)\b/,
  es: /(?<!\p{L})(?:nunca|jamás|prohibid[oa]s?|no (?:se )?(?:debe[ns]?|puede[ns]?|está permitid[oa]))(?!\p{L})|(?:^|[.:;!•-]\s*)no (?:\p{L}{2,4} )?\p{L}+(?:e|a|en|an|es|as)(?!\p{L})/u,
  de: /(?<!\p{L})(?:nie|niemals|verboten|untersagt|nicht (?:erlaubt|gestattet|zulässig)|(?:darf|dürfen|soll|sollen)\s[^.]*\b(?:nicht|keine?n?)|nicht [^.]*\p{L}+en[.!]?$|keine?n? [^.]*\p{L}+en[.!]?$)(?!\p{L})/u,
  fr: /(?<!\p{L})n(?:e |')[^.]*(?<!\p{L})(?:pas|jamais|plus|aucune?)(?!\p{L})|(?<!\p{L})(?:interdit(?:e|s|es)?|défense de)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:nunca|jamais|proibid[oa]s?|não (?:se )?(?:deve[m]?|pode[m]?|é permitid[oa]))(?!\p{L})|(?:^|[.:;!•-]\s*)não \p{L}+(?!\p{L})/u,
  it: /(?<!\p{L})(?:mai|vietat[oaie]|proibit[oaie]|non (?:si )?(?:deve|devono|può|possono))(?!\p{L})|(?:^|[.:;!•-]\s*)non \p{L}+(?!\p{L})/u,
  nl: /(?<!\p{L})(?:nooit|verboden|(?:mag|mogen|moet|moeten)\s[^.]*\b(?:niet|geen))(?!\p{L})/u,
  sv: /(?<!\p{L})(?:aldrig|förbjud(?:et|en|na)|får (?:inte|ej)|(?:använd|öppna|rör) (?:inte|ej))(?!\p{L})/u,
  da: scandinavian,
  no: scandinavian,
  fi: /(?<!\p{L})(?:älä|älkää|ei saa|eivät saa|kielletty)(?!\p{L})/u,
}

const scandinavianLeave = /(?<!\p{L})(?:tilladt|tillatt|kun|bare)(?!\p{L})/u

/** What is permitted, and restrictions: the words of each language for "allowed" and "only". */
const leave: Record<Language, RegExp> = {
  en: /\b(?:allowed|permitted|permissible|approved|only)\b/,
  es: /(?<!\p{L})(?:permitid[oa]s?|autorizad[oa]s?|solo|sólo|solamente|únicamente)(?!\p{L})/u,
  de: /(?<!\p{L})(?:erlaubt|zulässig|gestattet|zugelassen|nur|ausschließlich)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:permise?s?|autorisée?s?|admise?s?|seulement|uniquement|exclusivement)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:permitid[oa]s?|autorizad[oa]s?|só|somente|apenas)(?!\p{L})/u,
  it: /(?<!\p{L})(?:permess[oaie]|consentit[oaie]|ammess[oaie]|solo|soltanto|solamente|esclusivamente)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:toegestaan|toegelaten|alleen|uitsluitend)(?!\p{L})/u,
  sv: /(?<!\p{L})(?:tillåte[nt]|tillåtna|endast|bara|enbart)(?!\p{L})/u,
  da: scandinavianLeave,
  no: scandinavianLeave,
  fi: /(?<!\p{L})(?:sallittu|sallitaan|vain|ainoastaan)(?!\p{L})/u,
}

/** Limits: the words of each language for "at most" and "at least", and for more than is allowed. */
const limits: Record<Language, RegExp> = {
  en: /\b(?:at (?:the )?most|at least|(?:no|not) (?:more|less|longer|higher|faster|further|farther) than|up to|maximum|minimum)\b/,
  es: /(?<!\p{L})(?:como (?:máximo|mínimo)|al menos|a lo sumo|no más de|hasta|máxim[oa]|mínim[oa])(?!\p{L})/u,
  de: /(?<!\p{L})(?:höchstens|mindestens|maximal|minimal|nicht (?:mehr|länger|höher|schneller|weiter) als|bis zu)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:au (?:plus|moins|maximum|minimum)|pas plus d|jusqu'|maximum|minimum|maximal|minimal)/u,
  pt: /(?<!\p{L})(?:no (?:máximo|mínimo)|pelo menos|ao menos|não mais de|até|máxim[oa]|mínim[oa])(?!\p{L})/u,
  it: /(?<!\p{L})(?:al (?:massimo|minimo)|almeno|non più di|fino a|massim[oa]|minim[oa])(?!\p{L})/u,
  nl: /(?<!\p{L})(?:hoogstens|ten (?:hoogste|minste)|minstens|maximaal|minimaal|niet (?:meer|langer|hoger) dan|tot)(?!\p{L})/u,
  sv: /(?<!\p{L})(?:högst|minst|maximalt|minimalt|inte (?:mer|längre|högre) än|upp till)(?!\p{L})/u,
  fi: /(?<!\p{L})(?:enintään|vähintään|korkeintaan|saakka|asti)(?!\p{L})/u,
  da: /(?<!\p{L})(?:højst|mindst|maksimalt|minimum|ikke (?:mere|længere|højere) end|op til)(?!\p{L})/u,
  no: /(?<!\p{L})(?:høyst|minst|maksimalt|minimum|ikke (?:mer|lenger|høyere) enn|opp til|opptil)(?!\p{L})/u,
}

/** A rule states early what it forbids; longer texts are not searched to their end. */
const MAX_LENGTH = 500

/** Whether a sentence in this language forbids something. */
export function isProhibition(text: string, language: Language): boolean {
  return patterns[language].test(startOf(text))
}

/** Whether a sentence in this language permits, restricts or limits something. */
export const isPermission = (text: string, language: Language): boolean =>
  leave[language].test(startOf(text)) || limits[language].test(startOf(text))

const startOf = (text: string) =>
  text.slice(0, MAX_LENGTH).replace(/\s+/g, ' ').replaceAll('’', "'").trim().toLowerCase()
