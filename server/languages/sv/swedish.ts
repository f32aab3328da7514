import { stemmer } from '@orama/stemmers/swedish'
import { defineLanguage } from '../define-language'
import { createStemmer } from '../stemmer'
import { clauses } from './clauses'
import { courtesies } from './courtesies'
import { knownWords } from './known-words'
import { manuals } from './manuals'
import { numbers } from './numbers'
import { phrases } from './phrases'
import * as words from './words'

/** The patterns and short lists are the forms of grammar in which Swedish asks; they were written without questions. */
export const swedish = defineLanguage(
  { ...words, knownWords },
  {
    stem: createStemmer(stemmer),
    headNoun: 'last',
    letters: 'åäöé',
    manuals,
    phrases,
    clauses,
    courtesies,
    numbers,
    question: {
      intents: {
        part: [/\b(?:artikel|reservdels|del|best(?:allnings)?)[\s-]?n(?:umme)?r|\bvilken (?:del|reservdel)\b/],
        permission: [
          /\b(?:far[ao]\w*|farlig\w*|risk\w*|forsiktig\w*|akta|se upp|tillat\w*|forbjud\w*|far (?:jag|man) inte)\b/,
          /^\W*(?:far|kan|kan man|far man|maste|bor|ar det (?:sakert|tillatet))\b/,
        ],
        value: [
          /\b(?:hur (?:mycket|manga|tung|tungt|hog|hogt|stor|stort|lang|langt|snabbt|ofta|tjock|varm|kall|djup|bred|hart)|(?:vilke[nt]|vad ar) .{0,30}(?:tryck|moment|spanning|temperatur|varvtal|volym|vikt|viskositet)\w*)\b/,
        ],
        procedure: [
          /\bhur (?:gor|byter|stall|startar|rengor|kontrollerar|tar|fyller|monterar|ska|skall|kan)|\b(?:steg|procedur|tillvagagangssatt)\b/,
        ],
        symptom: [
          /\b(?:startar|fungerar|gar|snurrar|laddar|lyfter|tander) inte|\b(?:ingen kraft|overhettad|overhettas|ryker|lacker|stannar)\b/,
        ],
      },
      quantities: {
        torque: /\b(?:\w*moment\w*|dra at|hur hart)\b/,
        pressure: /\b\w*tryck\w*\b/,
        temperature: /\b(?:\w*temperatur\w*|hur (?:varm|varmt|kall|kallt))\b/,
        capacity: /\b(?:hur mycket (?:\w*olja|bransle|diesel|kylvatska|vatten|fett)|volym|kapacitet|rymmer|liter)\b/,
        amount: /\bhur mycket\b/,
        weight: /\b(?:\w*vikt\w*|tung|tungt|vager)\b/,
        noise: /\b(?:ljud\w*|buller)\b/,
        current: /\b(?:strom\w*|ampere)\b/,
        voltage: /\b(?:spanning|volt)\b/,
        power: /\b(?:\w*effekten?|hastkraft\w*)\b/,
        speed: /\b(?:hastighet\w*|varvtal\w*|hur (?:snabb|snabbt|fort))\b/,
        interval: /\b(?:hur (?:ofta|lange)|nar|intervall\w*|hur manga (?:timmar|dagar|manader))\b/,
        length:
          /\b(?:hur (?:tjock|lang|langt|djup|bred|hog|stor)|spel|diameter|tjocklek|langd|hojd|bredd|djup|avstand)\w*\b/,
        slope: /\b(?:vinkel|lutning|brant)\b/,
        share: /\b(?:procent|andel|blandning\w*|forhallande|koncentration)\b/,
      },
      size: /\bhur (?:stort?|stora|langt)\b/,
      negations: { stated: ['inte', 'ej'], before: [] },
      dangers: /\b(?:far[ao]\w*|farlig\w*|risk\w*|forsiktig\w*|akta|se upp)\b/,
      interrogatives: 'vad vilken vilket vilka var nar varfor vem hur'.split(' '),
      specification:
        /\b(?:vilken|vilket|vilka|vad for)\b(?: [\w-]+)? (?:\w*olja|\w*fett|smorjmedel|kylvatska|frostskydd|vatska|bransle|diesel|viskositet)\b/,
      place: /\b(?:var|vart|pa vilken sida)\b/,
      colour: /\b(?:farg(?:en|er)?)\b/,
      price: /\b(?:vad kostar|hur mycket kostar|hur dyr\w*|pris(?:et|er)?)(?!\w)/,
      maker: /\b(?:vem (?:tillverkar|gor|bygger|levererar)|vilket (?:marke|fabrikat|foretag))/,
      count: /\b(?:hur manga)\b/,
      followUp: {
        connective: /^\W*(?:och|eller|ocksa)\b/,
        pronoun: /\b(?:den|det|dem|de|denna|dessa|samma|dar)\b/,
        object: /^(?:den|det|dem|de)$/,
      },
      subject: /^(?:jag|du|man|vi|ni|de|han|hon|att|inte|sig)$/,
      persons: 'jag vi han hon de'.split(' '),
      verbEnding: /(?:ande|ende|ade|ar)$/,
      articles: ['en', 'ett', 'den', 'det', 'de', 'dem'],
      capacityVerbs: 'ryms rymmer gar far behovs'.split(' '),
      subjectWords: ['maskin', 'maskinen', 'maskiner'],
      partWords: 'del delar nummer artikelnummer reservdel reservdelar bestalla kund kunden passar'.split(' '),
      codeWords: 'larm kod koder fel felkod sakring rela'.split(' '),
      opposites: [
        ['lang', 'kort'],
        ['fram', 'bak'],
        ['framre', 'bakre'],
        ['vanster', 'hoger'],
        ['ovre', 'undre'],
        ['inre', 'yttre'],
        ['hog', 'lag'],
        ['ingang', 'utgang'],
        ['insug', 'avgas'],
        ['kall', 'varm'],
      ],
    },
  },
)
