import { stemmer } from '@orama/stemmers/german'
import { defineLanguage } from '../define-language'
import { createStemmer } from '../stemmer'
import { clauses } from './clauses'
import { courtesies } from './courtesies'
import { knownWords } from './known-words'
import { manuals } from './manuals'
import { numbers } from './numbers'
import { phrases } from './phrases'
import * as words from './words'

/** The patterns and short lists are the forms of grammar in which German asks; they were written without questions. */
export const german = defineLanguage(
  { ...words, knownWords },
  {
    stem: createStemmer(stemmer),
    headNoun: 'last',
    hasCapitalNouns: true,
    letters: 'äöüß',
    manuals,
    phrases,
    clauses,
    courtesies,
    numbers,
    question: {
      intents: {
        part: [
          /\b(?:ident|teile|bestell|ersatzteil|artikel)[\s-]*n(?:umme)?r|\bwelche(?:s|n)? (?:teil|ersatzteil) (?:brauche|bestelle)\b/,
          /\bnummer (?:vom|von (?:der|dem|den)|des|fur (?:den|die|das)) (?!motor|fahrgestell|sicherung|alarm|fehler)/,
        ],
        permission: [
          /\b(?:gefahr\w*|risik\w+|vorsicht\w*|aufpassen|achten|erlaubt|verboten|nicht tun)\b/,
          /^\W*(?:darf|durfen|(?:kann|konnen)(?!(?:st)? (?:du|sie|ihr) )|muss|ist es (?:erlaubt|sicher|zulassig))\b/,
        ],
        value: [
          /\bwie (?:viel|schwer|hoch|gross|lang|schnell|oft|dick|heiss|tief|breit|stark|warm|kalt|fest|laut)|\bwelche[rsnm]? .{0,30}(?:druck|drehmoment|spannung|temperatur|drehzahl|menge|gewicht|viskositat)/,
        ],
        procedure: [
          /^\W*wie (?:baue|wechs|stell|kann|mach|geht|wird|werden|muss|soll|reinig|pruf|start|fulle|schmier|tausch)|\b(?:schritte|vorgehen|anleitung zum)\b/,
        ],
        symptom: [
          /\b(?:springt nicht|geht nicht|lauft nicht|startet nicht|funktioniert nicht|dreht nicht|hebt nicht|ladt nicht|keine leistung|uberhitzt|qualmt|raucht|stottert)\b/,
        ],
      },
      quantities: {
        torque: /\b(?:drehmoment|anzugs\w*|wie fest)\b/,
        pressure: /\b\w*druck\b/,
        temperature: /\b(?:\w*temperatur|wie (?:heiss|warm|kalt))\b/,
        capacity:
          /\b(?:wie ?viel (?:\w*ol|kraftstoff|diesel|kuhlmittel|wasser|fett|liter)|fullmenge\w*|fassungsvermogen|inhalt|liter)\b/,
        amount: /\bwie ?viel\b/,
        weight: /\b(?:\w*gewicht|schwer)\b/,
        noise: /\b(?:laut|schallpegel|larm)\b/,
        current: /\b(?:strom|stromstarke|ampere)\b/,
        voltage: /\b(?:spannung|volt)\b/,
        power: /\b(?:(?:motor|nenn|dauer)?leistung|ps|pferdestarken?)\b/,
        speed: /\b(?:drehzahl|geschwindigkeit|wie schnell)\b/,
        interval: /\b(?:wie (?:oft|lange)|wann|intervalle?|wie ?viele (?:stunden|tage|monate))\b/,
        length:
          /\b(?:wie (?:dick|lang|weit|tief|breit|hoch|gross)|spiel|durchmesser|(?<!wie )lange|hohe|breite|tiefe|abstand)\b/,
        slope: /\b(?:\w*winkel|\w*neigung|steigung|gefalle|steil\w*)\b/,
        share: /\b(?:prozent|verhaltnis|mischung\w*|anteil|konzentration)\b/,
      },
      duration: /\bwie lange (?:muss|mussen|soll|sollte|warte\w*|lasse\w*)\b/,
      moment: /\bwann\b/,
      size: /\bwie (?:gross|weit)\b/,
      negations: { stated: ['nicht', 'kein', 'keine'], before: [] },
      dangers: /\b(?:gefahr\w*|risik\w+|vorsicht\w*|aufpassen|achten)\b/,
      interrogatives:
        'was welche welcher welches welchen welchem wo woher wohin wann warum wer wen wem wie wieviel womit wozu'.split(
          ' ',
        ),
      specification:
        /\b(?:was fur|welche[mnrs]?)\b(?: [\w-]+)? (?:\w*ol|\w*fett|schmierstoff|kuhlmittel|frostschutz|kraftstoff|diesel|viskositat)\b/,
      request: /\b(?:schritt fur schritt|(?:die|alle|welche) schritte)\b/,
      place: /\b(?:wo|auf welcher seite)\b/,
      colour: /\b(?:farbe|farben|farbig)\b/,
      price: /\b(?:was kostet|was kosten|wie ?viel (?:kostet|kosten)|wie teuer|preis|preise)(?!\w)/,
      maker: /\b(?:wer (?:baut|macht|stellt|fertigt|liefert)|(?:von )?welche[rsm]? (?:marke|firma|hersteller))/,
      count: /\b(?:wie ?viele)\b/,
      followUp: {
        connective: /^\W*(?:und|oder|auch)\b/,
        pronoun: /\b(?:dies\w*|davon|dafur|dazu|dort|denselben|dieselbe)\b/,
        object: /^(?:ihn|sie|es|das|den)$/,
      },
      subject: /^(?:ich|du|man|wir|sie|er|es|zu|nicht|sich)$/,
      persons: 'ich wir er sie man'.split(' '),
      verbEnding: /(?:end|ieren|iert)$/,
      articles: ['der', 'die', 'das', 'den', 'dem', 'ein', 'eine', 'einen', 'es'],
      capacityVerbs: 'passt passen geht gehen kommt kommen fasst fassen braucht brauchen'.split(' '),
      subjectWords: ['maschine', 'maschinen'],
      partWords: 'teil teile nummer teilenummer ersatzteil bestellen bestellnummer kunde kunden passt'.split(' '),
      codeWords: 'alarm code codes fehler fehlercode storung sicherung relais'.split(' '),
      opposites: [
        ['lang', 'kurz'],
        ['vorne', 'hinten'],
        ['vorder', 'hinter'],
        ['links', 'rechts'],
        ['linke', 'rechte'],
        ['oben', 'unten'],
        ['innen', 'aussen'],
        ['hoch', 'niedrig'],
        ['eingang', 'ausgang'],
        ['einlass', 'auslass'],
        ['kalt', 'heiss'],
      ],
    },
  },
)
