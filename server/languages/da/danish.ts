import { stemmer } from '@orama/stemmers/danish'
import { defineLanguage } from '../define-language'
import { createStemmer } from '../stemmer'
import { clauses } from './clauses'
import { courtesies } from './courtesies'
import { knownWords } from './known-words'
import { manuals } from './manuals'
import { numbers } from './numbers'
import { phrases } from './phrases'
import * as words from './words'

/** The patterns and short lists are the forms of grammar in which Danish asks; they were written without questions. */
export const danish = defineLanguage(
  { ...words, knownWords },
  {
    stem: createStemmer(stemmer),
    headNoun: 'last',
    letters: 'æøåé',
    manuals,
    phrases,
    clauses,
    courtesies,
    numbers,
    question: {
      intents: {
        part: [/\b(?:reservedels|varen?|del|bestillings)[\s-]?n(?:umme)?r|\bhvilken (?:del|reservedel)\b/],
        permission: [
          /\b(?:fare\w*|farlig\w*|risik\w+|forsigtig\w*|pas pa|passe pa|tilladt|forbudt|ma (?:jeg|man) ikke)\b/,
          /^\W*(?:ma|kan|skal|bor|er det (?:sikkert|tilladt))\b/,
        ],
        value: [
          /\b(?:hvor (?:meget|mange|tung|hoj|stor|lang|langt|hurtigt|tit|ofte|tyk|varm|kold|dyb|bred|haardt)|(?:hvilke[nt]|hvad er) .{0,30}(?:tryk|moment|spaending|temperatur|omdrejning|volumen|vaegt|viskositet)\w*)\b/,
        ],
        procedure: [/\bhvordan\b|\b(?:trin|fremgangsmade|procedure)\b/],
        symptom: [
          /\b(?:starter|virker|korer|drejer|lader|lofter|taender) ikke|\b(?:ingen kraft|overopheder|overophedet|ryger|laekker|gar i sta)\b/,
        ],
      },
      quantities: {
        torque: /\b(?:\w*moment\w*|spaendes?)\b/,
        pressure: /\b\w*tryk\w*\b/,
        temperature: /\b(?:\w*temperatur\w*|hvor (?:varm|varmt|kold|koldt))\b/,
        capacity:
          /\b(?:hvor meget (?:\w*olie|braendstof|diesel|kolevaeske|vand|fedt)|volumen|kapacitet|rummer|liter)\b/,
        amount: /\bhvor meget\b/,
        weight: /\b(?:\w*vaegt\w*|tung|vejer)\b/,
        noise: /\b(?:stoj\w*|lyd\w*)\b/,
        current: /\b(?:strom\w*|ampere)\b/,
        voltage: /\b(?:spaending|volt)\b/,
        power: /\b(?:\w*effekten?|hestekr\w*)\b/,
        speed: /\b(?:hastighed\w*|omdrejning\w*|hvor hurtigt?)\b/,
        interval: /\b(?:hvor (?:ofte|tit|laenge)|hvornar|interval\w*|hvor mange (?:timer|dage|maneder))\b/,
        length:
          /\b(?:hvor (?:tyk|lang|langt|dyb|bred|hoj|stor)|spillerum|slor|diameter|tykkelse|laengde|hojde|bredde|dybde|afstand)\w*\b/,
        slope: /\b(?:vinkel|haeldning|stejl)\b/,
        share: /\b(?:procent|andel|blanding\w*|forhold|koncentration)\b/,
      },
      moment: /\bhvornar\b/,
      size: /\bhvor (?:stort?|store|langt)\b/,
      negations: { stated: ['ikke'], before: [] },
      dangers: /\b(?:fare\w*|farlig\w*|risik\w+|forsigtig\w*|pas pa|passe pa)\b/,
      interrogatives: 'hvad hvilken hvilket hvilke hvor hvornar hvorfor hvem hvordan'.split(' '),
      specification:
        /\b(?:hvilken|hvilket|hvad for)\b(?: [\w-]+)? (?:\w*olie|\w*fedt|smoremiddel|kolevaeske|frostvaeske|vaeske|braendstof|diesel|viskositet)\b/,
      place: /\b(?:hvor|pa hvilken side)\b(?! (?:meget|mange|ofte|lang|langt|stor|hoj|tung|dyb|bred))/,
      colour: /\b(?:farve(?:n|r)?)\b/,
      price: /\b(?:hvad koster|hvor meget koster|hvor dyr\w*|pris(?:en|er)?)(?!\w)/,
      maker: /\b(?:hvem (?:laver|bygger|producerer|fremstiller|leverer)|hvilket (?:maerke|fabrikat|firma))/,
      count: /\b(?:hvor mange)\b/,
      followUp: {
        connective: /^\W*(?:og|eller|ogsa)\b/,
        pronoun: /\b(?:den|det|dem|de|denne|disse|samme|der)\b/,
        object: /^(?:den|det|dem|de)$/,
      },
      subject: /^(?:jeg|du|man|vi|i|de|han|hun|at|ikke|sig)$/,
      persons: 'jeg vi han hun de'.split(' '),
      verbEnding: /(?:ende|ede|er)$/,
      articles: ['en', 'et', 'den', 'det', 'de', 'dem'],
      capacityVerbs: 'gar rummer skal kan bruger'.split(' '),
      subjectWords: ['maskine', 'maskinen', 'maskiner'],
      partWords: 'del dele nummer varenummer reservedel reservedele bestille kunde kunden passer'.split(' '),
      codeWords: 'alarm kode koder fejl fejlkode sikring relae'.split(' '),
      opposites: [
        ['lang', 'kort'],
        ['for', 'bag'],
        ['forreste', 'bageste'],
        ['venstre', 'hojre'],
        ['ovre', 'nedre'],
        ['indre', 'ydre'],
        ['hoj', 'lav'],
        ['indgang', 'udgang'],
        ['indsugning', 'udstodning'],
        ['kold', 'varm'],
      ],
    },
  },
)
