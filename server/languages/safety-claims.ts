import type { Language } from './language'
import { normalise } from './text/normalise'

/**
 * What says that something is safe, or without danger, in normalised text. "A safe distance" and "park it safely" say what to
 * do, and that nothing is safe. Written from general knowledge of the languages.
 */
const claims: Record<Language, RegExp> = {
  en: /(?<![a-z])(?:is|are|be|was|it's|that's|feel) (?:[a-z]+ ){0,2}safe(?![a-z])|(?:may|can|could) (?:[a-z]+ ){0,2}safely|(?:no|without(?: any)?) (?:danger|risk|hazard)|(?:not|non-?|isn't) ?(?:dangerous|hazardous)|harmless/,
  es: /(?<![a-z])(?:es|son|esta|estan) (?:[a-z]+ ){0,2}segur[oa]s?(?![a-z])|puede\w* (?:[a-z]+ ){0,3}(?:con seguridad|sin (?:peligro|riesgo))|(?:no hay|sin(?: ningun)?) (?:peligro|riesgo)|no (?:es|son) peligros[oa]s?|inofensiv[oa]/,
  fr: /(?<![a-z])(?:est|sont) (?:[a-z]+ ){0,2}(?:sure?s?|inoffensi\w+)(?![a-z])|sans (?:aucun )?(?:danger|risque)|en toute securite|n'est pas dangereu\w+|aucun (?:danger|risque)/,
  de: /(?<![a-z])(?:ist|sind) (?:[a-z]+ ){0,4}(?:sicher|ungefahrlich|unbedenklich|harmlos)(?![a-z])|gefahrlos|ohne (?:gefahr|risiko)|keine gefahr|nicht gefahrlich/,
  pt: /(?<![a-z])(?:e|sao|esta) (?:[a-z]+ ){0,2}segur[oa]s?(?![a-z])|(?:nao ha|sem(?: qualquer)?) (?:perigo|risco)|com seguranca|nao e perigos[oa]|inofensiv[oa]/,
  it: /(?<![a-z])(?:e|sono) (?:[a-z]+ ){0,2}sicur[oaie](?![a-z])|(?:senza|nessun) (?:pericolo|rischio)|in sicurezza|non e pericolos[oa]|innocu[oa]/,
  nl: /(?<![a-z])(?:is|zijn) (?:[a-z]+ ){0,3}(?:veilig|ongevaarlijk|onschadelijk)(?![a-z])|(?:kan|kunt|mag) (?:[a-z]+ ){0,4}veilig|(?:zonder|geen) (?:gevaar|risico)|niet gevaarlijk/,
  sv: /(?<![a-z])(?:ar) (?:[a-z]+ ){0,3}(?:saker[t]?|sakra|sakert|ofarlig\w*)(?![a-z])|(?:utan|ingen) (?:fara|risk)|inte farlig\w*/,
  fi: /(?<![a-z])(?:on|ovat) (?:[a-z]+ ){0,3}(?:turvallis\w+|vaaraton\w*|vaarattom\w+)|ei ole (?:vaaraa|vaarallis\w+)|ilman vaaraa/,
  da: /(?<![a-z])er (?:[a-z]+ ){0,3}(?:sikker[t]?|ufarlig\w*)(?![a-z])|(?:uden|ingen) (?:fare|risiko)|ikke farlig\w*/,
  no: /(?<![a-z])er (?:[a-z]+ ){0,3}(?:trygt?|sikkert?|ufarlig\w*)(?![a-z])|(?:uten|ingen) (?:fare|risiko)|ikke farlig\w*/,
}

/** Whether a text says that something is safe. */
export const claimsSafety = (text: string, language: Language): boolean => claims[language].test(normalise(text))
