import { stemmer } from '@orama/stemmers/dutch'
import { defineLanguage } from '../define-language'
import { createStemmer } from '../stemmer'
import { clauses } from './clauses'
import { courtesies } from './courtesies'
import { knownWords } from './known-words'
import { manuals } from './manuals'
import { numbers } from './numbers'
import { phrases } from './phrases'
import * as words from './words'

/** The patterns and short lists are the forms of grammar in which Dutch asks; they were written without questions. */
export const dutch = defineLanguage(
  { ...words, knownWords },
  {
    stem: createStemmer(stemmer),
    headNoun: 'last',
    letters: 'áéíóúëïöüè',
    manuals,
    phrases,
    clauses,
    courtesies,
    numbers,
    question: {
      intents: {
        part: [
          /\b(?:onderdeel|bestel|artikel)[\s-]?n(?:umme)?r|\bwelk onderdeel\b/,
          /\bnummer (?:van|voor) (?:de|het) (?!motor|chassis|zekering|alarm|fout)/,
        ],
        permission: [
          /\b(?:geva(?:ar|ren|arlijk\w*)|risico\w*|voorzichtig\w*|opletten|oppassen|toegestaan|verboden|niet doen)\b/,
          /^\W*(?:mag|mogen|(?:kan|kunnen)(?! (?:u|je|jij|jullie) )|moet|is het (?:veilig|toegestaan))\b/,
        ],
        value: [
          /\b(?:hoe ?veel|hoe (?:zwaar|hoog|groot|lang|snel|vaak|dik|heet|diep|breed|warm|koud|vast|luid)|(?:welke?|wat is) .{0,30}(?:druk|koppel|aanhaalmoment|spanning|temperatuur|toerental|inhoud|gewicht|viscositeit))\b/,
        ],
        procedure: [
          /\bhoe (?:moet|kan|vervang|stel|maak|start|reinig|controleer|verwijder|vul|wordt|worden)|\b(?:stappen|procedure|werkwijze)\b/,
        ],
        symptom: [
          /\b(?:start|werkt|draait|loopt|gaat|laadt|heft) niet|\b(?:geen vermogen|oververhit|rookt|lekt|slaat af)\b/,
        ],
      },
      quantities: {
        torque: /\b(?:\w*koppel|\w*moment|hoe vast)\b/,
        pressure: /\b\w*druk\b/,
        temperature: /\b(?:\w*temperatuur|hoe (?:heet|warm|koud))\b/,
        capacity:
          /\b(?:hoe ?veel (?:\w*olie|brandstof|diesel|koelvloeistof|water|vet|liter)|inhoud|capaciteit|vulhoeveelheid|liters?)\b/,
        amount: /\bhoe ?veel\b/,
        weight: /\b(?:\w*gewicht|zwaar|weegt)\b/,
        noise: /\b(?:geluid\w*|lawaai|luid)\b/,
        current: /\b(?:stroom\w*|ampere)\b/,
        voltage: /\b(?:spanning|volt)\b/,
        power: /\b(?:(?:motor|nominaal ?)?vermogen|pk|paardenkracht\w*)\b/,
        speed: /\b(?:snelheid|toerental|hoe snel)\b/,
        interval: /\b(?:hoe (?:vaak|lang)|wanneer|interval|hoe ?veel (?:uur|dagen|maanden))\b/,
        length:
          /\b(?:hoe (?:dik|lang|ver|diep|breed|hoog|groot)|speling|diameter|dikte|lengte|hoogte|breedte|diepte|afstand)\b/,
        slope: /\b(?:\w*hoek|\w*helling|steil)\b/,
        share: /\b(?:procent|percentage|verhouding|mengsel|concentratie)\b/,
      },
      size: /\bhoe (?:groot|ver)\b/,
      negations: { stated: ['niet', 'geen'], before: [] },
      dangers: /\b(?:geva(?:ar|ren|arlijk\w*)|risico\w*|voorzichtig\w*|opletten|oppassen)\b/,
      interrogatives: 'wat welke welk waar wanneer waarom wie hoe hoeveel waarmee'.split(' '),
      specification:
        /\b(?:welke?|wat voor)\b(?: [\w-]+)? (?:\w*olie|\w*vet|smeermiddel|koelvloeistof|antivries|vloeistof|brandstof|diesel|viscositeit)\b/,
      request: /\b(?:stap voor stap|(?:de|welke) stappen)\b/,
      place: /\b(?:waar|aan welke kant)\b/,
      colour: /\b(?:kleur(?:en)?)\b/,
      price: /\b(?:wat kost|wat kosten|hoeveel (?:kost|kosten)|hoe duur|prijs|prijzen)(?!\w)/,
      maker: /\b(?:wie (?:maakt|bouwt|produceert|levert)|(?:van )?welk(?:e)? (?:merk|fabrikant|firma))/,
      count: /\b(?:hoe ?veel)\b/,
      followUp: {
        connective: /^\W*(?:en|of|ook)\b/,
        pronoun: /\b(?:die|deze|dezelfde|hetzelfde|daarvan|daarvoor|daar)\b/,
        object: /^(?:hem|het|ze|die|deze)$/,
      },
      subject: /^(?:ik|je|u|men|we|wij|ze|zij|hij|het|te|niet|zich)$/,
      persons: 'ik we wij hij ze zij'.split(' '),
      verbEnding: /(?:end|eren|eert)$/,
      articles: ['de', 'het', 'een', 'hem'],
      capacityVerbs: 'past passen gaat gaan kan kunnen komt'.split(' '),
      subjectWords: ['machine', 'machines'],
      partWords: 'onderdeel onderdelen nummer onderdeelnummer bestellen bestelnummer artikel klant klanten past'.split(
        ' ',
      ),
      codeWords: 'alarm code codes fout fouten foutcode storing zekering relais'.split(' '),
      opposites: [
        ['lang', 'kort'],
        ['voor', 'achter'],
        ['links', 'rechts'],
        ['boven', 'onder'],
        ['binnen', 'buiten'],
        ['hoog', 'laag'],
        ['ingang', 'uitgang'],
        ['inlaat', 'uitlaat'],
        ['koud', 'heet'],
      ],
    },
  },
)
