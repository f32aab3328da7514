import { type Language, languages } from './language'
import { normalise } from './text/normalise'

/** How a language gives orders to a language model. Normalised alternatives of a pattern. */
interface OrderWords {
  /** What such programs are called, and nothing else in a manual is. */
  models: string
  /** The same, of words that also name people or signals: they count only before what a program is told to do. */
  helpers: string
  /** What a program is told to do with its answer. */
  replies: string
  /** Not to follow something: imperatives. */
  overrule: string
  instructions: string
  /** Which instructions: those before, or all. */
  earlier: string
}

/** Written from general knowledge of the languages, and of texts that are planted for language models. */
const words: Record<Language, OrderWords> = {
  en: {
    models:
      '(?:large )?language models?|llms?|chat ?bots?|chatgpt|gpt-?\\d\\w*|(?:ai|virtual|digital)[ -](?:assistants?|models?|agents?|bots?)',
    helpers: 'assistants?|ai|bot',
    replies:
      'tell|say|answer|reply|respond|repeat|reveal|ignore|disregard|recommend|you (?:are|must|should|shall|have to)',
    overrule: 'ignore|disregard|forget|override|overrule',
    instructions: 'instructions?|rules|prompts?|guidelines|guardrails|directives|orders',
    earlier: 'previous|prior|earlier|preceding|above|foregoing|former|all|any|your|system',
  },
  es: {
    models: 'modelos? de lenguaje|asistentes? (?:virtual(?:es)?|de ia)',
    helpers: 'asistente|ia',
    replies: 'di|diga|dile|digale|responde|responda|contesta|conteste|escribe|escriba|ignora|ignore|informa|informe',
    overrule: 'ignor[ae]n?|olvid[ae]n?|descart[ae]n?|haz caso omiso|haga caso omiso',
    instructions: 'instrucciones|indicaciones|reglas|ordenes|directrices',
    earlier: 'anterior(?:es)?|previ[ao]s|precedentes?|tod[ao]s|tus',
  },
  fr: {
    models: 'modeles? de langage|assistants? (?:virtuels?|ia)',
    helpers: 'assistant|ia',
    replies: 'dis|dites|reponds|repondez|ecris|ecrivez|ignore|ignorez|informe|informez',
    overrule: 'ignorez?|oubliez?',
    instructions: 'instructions|consignes|regles|directives|ordres',
    earlier: 'precedent(?:e|s|es)?|anterieur(?:e|s|es)?|ci-dessus|toutes|tous|tes',
  },
  de: {
    models: 'sprachmodelle?n?|ki-?(?:assistent|modell|system)\\w*',
    helpers: 'assistent|ki',
    replies: 'sage?|sagen sie|antworte|antworten sie|schreibe?|schreiben sie|ignoriere|ignorieren sie|teile',
    overrule: 'ignoriere?|ignoriert|ignorieren sie|vergiss|vergessen sie|missachte|missachten sie',
    instructions: 'anweisung(?:en)?|anleitung(?:en)?|regeln|vorgaben|befehle|instruktionen',
    earlier: 'vorherigen?|bisherigen?|vorangehenden?|fruheren?|obigen?|alle|deine',
  },
  pt: {
    models: 'modelos? de linguagem|assistentes? (?:virtual|virtuais|de ia)',
    helpers: 'assistente|ia',
    replies: 'diga|responda|escreva|ignore|informe',
    overrule: 'ignor[ae]|esque(?:ca|ce)|desconsider[ae]',
    instructions: 'instrucoes|regras|ordens|orientacoes|diretrizes',
    earlier: 'anterior(?:es)?|previ[ao]s|acima|tod[ao]s|suas|tuas',
  },
  it: {
    models: 'modell[oi] linguistic[oi]|assistent[ei] (?:virtual[ei]|ia)',
    helpers: 'assistente|ia',
    replies: 'di|dica|rispondi|risponda|scrivi|scriva|ignora|ignori|informa',
    overrule: 'ignora|ignorate|ignori|dimentica(?:te)?',
    instructions: 'istruzioni|regole|ordini|direttive|indicazioni',
    earlier: 'precedent[ei]|anteriori|tutt[ei]|tue',
  },
  nl: {
    models: 'taalmodel(?:len)?|ai-(?:assistent|model|systeem)\\w*',
    helpers: 'assistent|ai',
    replies: 'zeg|antwoord|schrijf|negeer|meld',
    overrule: 'negeer|negeert|vergeet',
    instructions: 'instructies|aanwijzingen|regels|opdrachten|richtlijnen',
    earlier: 'vorige|eerdere|voorgaande|bovenstaande|alle|jouw|je',
  },
  sv: {
    models: 'sprakmodell\\w*|ai-?(?:assistent|modell)\\w*',
    helpers: 'assistent|ai',
    replies: 'sag|svara|skriv|ignorera|meddela',
    overrule: 'ignorera|glom|bortse fran',
    instructions: 'instruktioner(?:na)?|anvisningar(?:na)?|regler(?:na)?',
    earlier: 'tidigare|foregaende|ovanstaende|alla|dina',
  },
  fi: {
    models: 'kielimalli\\w*|tekoaly\\w*',
    helpers: 'avustaja',
    replies: 'sano|vastaa|kirjoita|ohita|ilmoita',
    overrule: 'ohita|unohda|jata huomiotta',
    instructions: 'ohjeet|ohjeita|saannot|saantoja|maaraykset',
    earlier: 'aiemmat|aikaisemmat|aiempia|edelliset|edellisia|kaikki|sinun',
  },
  da: {
    models: 'sprogmodel\\w*|ai-(?:assistent|model)\\w*',
    helpers: 'assistent|ai',
    replies: 'sig|svar|skriv|ignorer|oplys',
    overrule: 'ignorer|glem|se bort fra',
    instructions: 'instruktioner(?:ne)?|anvisninger(?:ne)?|regler(?:ne)?',
    earlier: 'tidligere|forrige|foregaende|ovenstaende|alle|dine',
  },
  no: {
    models: 'sprakmodell\\w*|ki-?(?:assistent|modell)\\w*',
    helpers: 'assistent|ki',
    replies: 'si|svar|skriv|ignorer|opplys',
    overrule: 'ignorer|glem|se bort fra',
    instructions: 'instruksjone(?:r|ne)|instrukse(?:r|ne)|anvisninge(?:r|ne)|regle(?:r|ne)',
    earlier: 'tidligere|forrige|foregaende|ovenstaende|alle|dine',
  },
}

/** Where a sentence or a clause of its own begins, in normalised text. */
const start = `(?:^|[.!?:;,"'“”«»()\\[\\]{}<>*#|-]\\s*|(?<![a-z])(?:please|now|then|and|must|should|bitte|por favor)\\s+)`
const end = '(?![a-z])'
/** A word in between that does not deny: "vergessen Sie nicht, alle Anweisungen zu lesen" overrules nothing. */
const between = "\\s+(?!(?:not|never|nunca|pas|jamais|nicht|nie|nao|non|niet|inte|ikke)\\s)[a-z'-]+"
const called = '(?:dear |hey |hello |attention |to |for )?(?:the |all |any |every )?'
const please = "(?:please,? |por favor,? |bitte,? |s'il vous plait,? )?"
const youAre =
  '(?:you are|eres|es usted|tu es|vous etes|du bist|sie sind|voce e|tu sei|je bent|u bent|du ar|olet|du er)(?: now)?(?: (?:an?|the|un|une|ein|um|uma|een|en|ett|et))?'

const patterns = languages.map((language) => {
  const { models, helpers, replies, overrule, instructions, earlier } = words[language]
  return new RegExp(
    [
      `${start}(?:${overrule})(?:${between}){0,2}?\\s+(?:${earlier})(?:${between}){0,3}?\\s+(?:${instructions})${end}`,
      `${start}(?:${overrule})(?:${between}){0,3}?\\s+(?:${instructions})(?:${between}){0,2}?\\s+(?:${earlier})${end}`,
      `${start}${called}(?:${models})\\s*[,:]`,
      `${start}(?:${helpers})\\s*[,:!-]\\s*${please}(?:${replies})${end}`,
      `(?<![a-z])${youAre}(?:,? [a-z-]+){0,3}? (?:${models})${end}`,
    ].join('|'),
  )
})

/** The same in English of what is not worth a word in every language, and marks of the formats that models are trained on. */
const further =
  /(?:instructions?|notes?|messages?|commands?|orders?) (?:to|for) (?:the |all |any |every )?(?:language models?|llms?|chat ?bots?|ai)(?![a-z]| ?\d)|(?:you are|as) an? (?:ai|language model|chat ?bot|llm)(?![a-z])|in your (?:answer|reply)(?![a-z])|(?<![a-z])your (?:answer|reply) (?:must|should|has to)|(?:reveal|repeat|disclose) (?:your|the (?:system|hidden|initial)) (?:(?:system|hidden|initial) )?(?:prompt|instructions|rules)|system prompt|prompt injection|<\|[a-z_]{2,30}\|>|\[\/?inst\]|<<\/?sys>>|<\/(?:system|assistant|user|human|instructions?|prompt|context|documents?)>|#{2,} ?(?:system|instructions?|assistant|response)(?![a-z])/

/**
 * What any of the patterns needs, in lower case, so that hardly any sentence of a manual is read further. Plain alternatives
 * are several times as fast as the same in any case, or with others between them.
 */
const suspicious = [
  /ignor|disregard|forget|overr|olvid|descart|omiso|oubli|vergiss|vergess|missacht|esque|desconsider|dimentic|negeer|vergeet|glom|glöm|glem|bort|ohita|unohda|huomiot|language model|llm|bot|gpt|virtual|digital|lenguaje|langage|sprach|linguagem|linguistic|taalm|sprak|språk|sprog|kielim|teko|assist|asist|avustaja|your answer|your reply|prompt|reveal|repeat|disclose|<\||\[inst|\[\/inst|<<|<\/|##/,
  /(?<![a-z])(?:ai|ia|ki)(?![a-z])/,
  /[\u0370-\u04ff\u200b-\u200f\u2060-\u2064\ufeff\uff21-\uff5a]/,
]

/** Letters of other alphabets that look like those of ours. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ѕ: 's', ј: 'j', һ: 'h', ԁ: 'd', м: 'm', т: 't' },
  ...{ ο: 'o', α: 'a', ε: 'e', ι: 'i', ν: 'v', ρ: 'p', τ: 't', υ: 'u', κ: 'k' },
}

/**
 * Whether a text gives orders to a language model instead of saying something to its reader, such as "ignore all previous
 * instructions". Only what no manual says to people: an order that might be meant for them is none.
 */
export function ordersModel(text: string): boolean {
  const lowerCase = text.toLowerCase()
  if (!suspicious.some((pattern) => pattern.test(lowerCase))) return false
  const plain = normalise(text.replace(/\p{Cf}/gu, ''))
    .replace(/[\u0370-\u04ff]/g, (letter) => lookAlikes[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
  return further.test(plain) || patterns.some((pattern) => pattern.test(plain))
}
