import { stemmer } from '@orama/stemmers/finnish'
import { defineLanguage } from '../define-language'
import { createStemmer } from '../stemmer'
import { clauses } from './clauses'
import { courtesies } from './courtesies'
import { knownWords } from './known-words'
import { manuals } from './manuals'
import { numbers } from './numbers'
import { phrases } from './phrases'
import * as words from './words'

/** The patterns and short lists are the forms of grammar in which Finnish asks; they were written without questions. */
export const finnish = defineLanguage(
  { ...words, knownWords },
  {
    stem: createStemmer(stemmer),
    headNoun: 'last',
    letters: 'äöå',
    manuals,
    phrases,
    clauses,
    courtesies,
    numbers,
    question: {
      intents: {
        part: [/\b(?:osa|varaosa|tilaus|tuote)[\s-]?n(?:ume)?ro\w*|\bmika (?:osa|varaosa)\b/],
        permission: [
          /\b(?:vaar(?:a|oj)\w*|risk\w*|varo(?!itusval)\w*|kiellet\w*|sallit\w*|ei saa)\b/,
          /^\W*(?:saako|saanko|voiko|voinko|voidaanko|pitaako|taytyyko|onko (?:turvallista|sallittua))\b/,
        ],
        value: [
          /\b(?:kuinka (?:paljon|monta|painava|korkea|suuri|pitka|nopea|nopeasti|usein|paksu|kuuma|syva|levea|tiukalle)|paljonko|montako|mika on .{0,30}(?:paine|momentti|jannite|lampotila|tilavuus|paino|nopeus|viskositeetti))\b/,
        ],
        procedure: [
          /\b(?:miten|kuinka (?:vaihdan|vaihdetaan|saadan|saadetaan|puhdistan|tarkistan|irrotan|asennan|kaynnistan))\b|\b(?:vaiheet|menettely|ohjeet)\b/,
        ],
        symptom: [
          /\bei (?:kaynnisty|toimi|lahde|pyori|nouse|laske|lataa|syty|liiku)|\b(?:ylikuumenee|sammuu|vuotaa|savuttaa|ei tehoa)\b/,
        ],
      },
      quantities: {
        torque: /\b(?:\w*momentti\w*|\w*momentil\w*|kirist\w*)\b/,
        pressure: /\b\w*paine\w*\b/,
        temperature: /\b(?:\w*lampotila\w*|kuinka (?:kuuma|lammin|kylma))\b/,
        capacity:
          /\b(?:paljonko (?:\w*oljya|polttoainetta|dieselia|jaahdytysnestetta|vetta|rasvaa)|tilavuus|taytosmaara|litraa?)\b/,
        amount: /\b(?:kuinka |miten )?paljon(?:ko)?\b/,
        weight: /\b(?:\w*paino|painaa|painava|massa)\b/,
        noise: /\b(?:melu\w*|aani\w*)\b/,
        current: /\b(?:virta|virran|ampeeria?)\b/,
        voltage: /\b(?:jannite|voltti|volttia)\b/,
        power: /\b(?:teho(?:a|n)?|hevosvoim\w*)\b/,
        speed: /\b(?:nopeus|kierrosluku|kierrosta|kuinka (?:nopea|nopeasti))\b/,
        interval: /\b(?:kuinka (?:usein|kauan)|milloin|vali|aikavali|montako (?:tuntia|paivaa|kuukautta))\b/,
        length:
          /\b(?:kuinka (?:paksu|pitka|syva|levea|korkea|suuri)|valys|halkaisija|paksuus|pituus|korkeus|leveys|syvyys|etaisyys)\b/,
        slope: /\b(?:kulma|kaltevuus|jyrkka)\b/,
        share: /\b(?:prosentti|prosenttia|osuus|seos|seossuhde|pitoisuus)\b/,
      },
      moment: /\bmilloin\b/,
      size: /\bkuinka (?:suuri|iso|pitkalle)\b/,
      negations: { stated: ['ei', 'eivat'], before: [] },
      dangers: /\b(?:vaar(?:a|oj)\w*|risk\w*|varo(?!itusval)\w*)\b/,
      interrogatives: 'mika mita mitka missa mista mihin milloin miksi kuka miten kuinka montako paljonko'.split(' '),
      specification:
        /\b(?:mita|mika|millaista)\b(?: [\w-]+)? (?:\w*oljya?|\w*rasvaa?|voiteluainetta|jaahdytysnestetta|pakkasnestetta|nestetta|polttoainetta|dieselia|viskositeetti)\b/,
      place: /\b(?:missa|milla puolella)\b/,
      colour: /\b(?:vari\w*|varinen)\b/,
      price: /\b(?:paljonko maksaa|mita (?:se )?maksaa|kuinka kallis|hinta)(?!\w)/,
      maker: /\b(?:kuka (?:valmistaa|tekee|toimittaa)|mika merkki|minka merkkinen)/,
      count: /\b(?:(?:kuinka |miten )?mont[ae]ko|kuinka mont[ae])\b/,
      followUp: {
        connective: /^\W*(?:ja|tai|enta|myos)\b/,
        pronoun: /\b(?:se|sen|ne|niiden|nama|naiden|sama|saman|siella)\b/,
      },
      subject: /^(?:mina|sina|me|te|he|han|ei|en|voi|pitaa|taytyy|saa)$/,
      persons: 'mina me han he'.split(' '),
      verbEnding: /(?:taa|ssa|minen|sti)$/,
      articles: ['se', 'sen', 'ne'],
      capacityVerbs: 'mahtuu menee tarvitaan tarvitsee'.split(' '),
      subjectWords: ['kone', 'koneen', 'konetta'],
      partWords: 'osa osat osan numero osanumero varaosa varaosan tilata asiakas asiakkaan sopii'.split(' '),
      codeWords: 'halytys koodi koodit virhe vika vikakoodi sulake rele'.split(' '),
      opposites: [
        ['pitka', 'lyhyt'],
        ['etu', 'taka'],
        ['vasen', 'oikea'],
        ['yla', 'ala'],
        ['sisa', 'ulko'],
        ['korkea', 'matala'],
        ['tulo', 'lahto'],
        ['imu', 'pako'],
        ['kylma', 'kuuma'],
      ],
    },
  },
)
