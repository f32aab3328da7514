import { stemmer } from '@orama/stemmers/norwegian'
import { defineLanguage } from '../define-language'
import { createStemmer } from '../stemmer'
import { clauses } from './clauses'
import { courtesies } from './courtesies'
import { knownWords } from './known-words'
import { manuals } from './manuals'
import { numbers } from './numbers'
import { phrases } from './phrases'
import * as words from './words'

/** The patterns and short lists are the forms of grammar in which Norwegian asks; they were written without questions. */
export const norwegian = defineLanguage(
  { ...words, knownWords },
  {
    stem: createStemmer(stemmer),
    headNoun: 'last',
    letters: 'æøåéèêóòâô',
    manuals,
    phrases,
    clauses,
    courtesies,
    numbers,
    question: {
      intents: {
        part: [/\b(?:reservedels|vare|dele?|bestillings)[\s-]?n(?:umme)?r|\bhvilken (?:del|reservedel)\b/],
        permission: [
          /\b(?:fare\w*|farlig\w*|risik\w+|forsiktig\w*|pass pa|passe pa|tillatt|forbudt|ma (?:jeg|man) ikke)\b/,
          /^\W*(?:ma|kan|far|skal|bor|er det (?:trygt|sikkert|tillatt))\b/,
        ],
        value: [
          /\b(?:hvor (?:mye|mange|tung|hoy|stor|lang|langt|fort|raskt|ofte|tykk|varm|kald|dyp|bred|hardt)|(?:hvilke[nt]|hva er) .{0,30}(?:trykk|moment|spenning|temperatur|turtall|volum|vekt|viskositet)\w*)\b/,
        ],
        procedure: [/\bhvordan\b|\b(?:trinn|fremgangsmate|prosedyre)\b/],
        symptom: [
          /\b(?:starter|virker|fungerer|gar|dreier|lader|lofter|tenner) ikke|\b(?:ingen kraft|overopphetet|ryker|lekker|stopper)\b/,
        ],
      },
      quantities: {
        torque: /\b(?:\w*moment\w*|trekkes til|hvor hardt)\b/,
        pressure: /\b\w*trykk\w*\b/,
        temperature: /\b(?:\w*temperatur\w*|hvor (?:varm|varmt|kald|kaldt))\b/,
        capacity: /\b(?:hvor mye (?:\w*olje|drivstoff|diesel|kjolevaeske|vann|fett)|volum|kapasitet|rommer|liter)\b/,
        amount: /\bhvor mye\b/,
        weight: /\b(?:\w*vekt\w*|tung|veier)\b/,
        noise: /\b(?:stoy\w*|lyd\w*)\b/,
        current: /\b(?:strom\w*|ampere)\b/,
        voltage: /\b(?:spenning|volt)\b/,
        power: /\b(?:\w*effekten?|hestekr\w*)\b/,
        speed: /\b(?:hastighet\w*|turtall\w*|hvor (?:fort|raskt))\b/,
        interval: /\b(?:hvor (?:ofte|lenge)|nar|intervall\w*|hvor mange (?:timer|dager|maneder))\b/,
        length:
          /\b(?:hvor (?:tykk|lang|langt|dyp|bred|hoy|stor)|klaring|slark|diameter|tykkelse|lengde|hoyde|bredde|dybde|avstand)\w*\b/,
        slope: /\b(?:vinkel|helning|bratt|stigning)\b/,
        share: /\b(?:prosent|andel|blanding\w*|forhold|konsentrasjon)\b/,
      },
      size: /\bhvor (?:stort?|store|langt)\b/,
      negations: { stated: ['ikke'], before: [] },
      dangers: /\b(?:fare\w*|farlig\w*|risik\w+|forsiktig\w*|pass pa|passe pa)\b/,
      interrogatives: 'hva hvilken hvilket hvilke hvor nar hvorfor hvem hvordan'.split(' '),
      specification:
        /\b(?:hvilken|hvilket|hva slags)\b(?: [\w-]+)? (?:\w*olje|\w*fett|smoremiddel|kjolevaeske|frostvaeske|vaeske|drivstoff|diesel|viskositet)\b/,
      place: /\b(?:hvor|pa hvilken side)\b(?! (?:mye|mange|ofte|lang|langt|stor|hoy|tung|dyp|bred))/,
      colour: /\b(?:farge(?:n|r)?)\b/,
      price: /\b(?:hva koster|hvor mye koster|hvor dyr\w*|pris(?:en|er)?)(?!\w)/,
      maker: /\b(?:hvem (?:lager|bygger|produserer|leverer)|hvilket (?:merke|fabrikat|firma))/,
      count: /\b(?:hvor mange)\b/,
      followUp: {
        connective: /^\W*(?:og|eller|ogsa)\b/,
        pronoun: /\b(?:den|det|dem|de|denne|disse|samme|der)\b/,
        object: /^(?:den|det|dem|de)$/,
      },
      subject: /^(?:jeg|du|man|vi|dere|de|han|hun|a|ikke|seg)$/,
      persons: 'jeg vi han hun de'.split(' '),
      verbEnding: /(?:ende|ete|er)$/,
      articles: ['en', 'ei', 'et', 'den', 'det', 'de', 'dem'],
      capacityVerbs: 'gar rommer skal kan trenger'.split(' '),
      subjectWords: ['maskin', 'maskinen', 'maskiner'],
      partWords: 'del deler nummer varenummer delenummer reservedel reservedeler bestille kunde kunden passer'.split(
        ' ',
      ),
      codeWords: 'alarm kode koder feil feilkode sikring rele'.split(' '),
      opposites: [
        ['lang', 'kort'],
        ['foran', 'bak'],
        ['fremre', 'bakre'],
        ['venstre', 'hoyre'],
        ['ovre', 'nedre'],
        ['indre', 'ytre'],
        ['hoy', 'lav'],
        ['inngang', 'utgang'],
        ['innsug', 'eksos'],
        ['kald', 'varm'],
      ],
    },
  },
)
