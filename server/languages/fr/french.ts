import { stemmer } from '@orama/stemmers/french'
import { defineLanguage } from '../define-language'
import { createStemmer } from '../stemmer'
import { clauses } from './clauses'
import { courtesies } from './courtesies'
import { knownWords } from './known-words'
import { manuals } from './manuals'
import { numbers } from './numbers'
import { phrases } from './phrases'
import * as words from './words'

/** The patterns and short lists are the forms of grammar in which French asks; they were written without questions. */
export const french = defineLanguage(
  { ...words, knownWords },
  {
    stem: createStemmer(stemmer, [
      ['ees', 'ées'],
      ['ee', 'ée'],
    ]),
    headNoun: 'first',
    letters: 'àâæçéèêëîïôœùûüÿ',
    elision: /^(?:[dljmnstc]|qu)([aeiouyh][a-z]{2,})$/,
    manuals,
    phrases,
    clauses,
    courtesies,
    numbers,
    question: {
      intents: {
        part: [
          /\b(?:numero|n\.?o|n°) (?:de )?(?:piece|reference|article|commande)|\breference d|\bquelle? (?:piece|reference) (?:commander|faut)\b/,
          /\bnumero d(?:u|es|e la|e l') ?(?!moteur|chassis|serie|fusible|alarme|erreur)/,
        ],
        permission: [
          /\b(?:dangers?|dangereu[xs]e?s?|risques?|precautions?|attention|interdit\w*|permis|autorise\w*|(?:ne|n') ?(?:dois|doit|faut)[- ]?\w* pas)\b/,
          /^\W*(?:puis-je|peut-on|est-ce que (?:je|l'on|on) peu[tx]|est-il (?:permis|possible|autorise)|dois-je|faut-il)\b/,
        ],
        value: [
          /\b(?:combien|quelle? (?:est )?(?:la |le |l')?(?:pression|couple|temperature|capacite|vitesse|tension|poids|viscosite|jeu|epaisseur|hauteur)|a quelle?)\b/,
        ],
        procedure: [/\b(?:comment|etapes|procedure|marche a suivre)\b/],
        symptom: [
          /\b(?:ne (?:demarre|fonctionne|marche|tourne|monte|descend|charge|s'allume|freine|avance)|n'(?:avance|a pas|y a)|cale|chauffe|surchauffe|fume|fuit)\b/,
        ],
      },
      quantities: {
        torque: /\b(?:couple|serrer|serrage)\b/,
        pressure: /\bpression\b/,
        temperature: /\btemperature\b/,
        capacity:
          /\b(?:combien d(?:e |')(?:huile|carburant|liquide|graisse|gazole|eau|litres?)|capacite|contenance|litres?|gallons?)\b/,
        amount: /\bcombien d(?:e |')/,
        weight: /\b(?:poids|pese|masse)\b/,
        noise: /\b(?:bruit|bruyant|sonore)\b/,
        current: /\b(?:courant|intensite|amperes?|amperage)\b/,
        voltage: /\b(?:tension|voltage|volts?)\b/,
        power: /\b(?:puissance|chevaux|kilowatts?)\b/,
        speed: /\b(?:vitesse|regime|tours|tr\/min)\b/,
        interval:
          /\b(?:tous les combien|toutes les combien|combien de (?:temps|heures|jours|mois)|a quelle frequence|intervalle|periodicite)\b/,
        length: /\b(?:epaisseur|diametre|longueur|jeu|hauteur|largeur|profondeur|ecartement)\b/,
        slope: /\b(?:angle|pente|inclinaison|raide)\b/,
        share: /\b(?:pourcentage|proportion|melange|concentration)\b/,
      },
      duration: /\bcombien de temps (?:faut-il|doit-on|dois-je|attendre|avant|apres)\b/,
      moment: /\bquand (?:faut-il|doit-on|dois-je|doi(?:t|vent)|est-ce qu[e'])/,
      size: /\b(?:quelle taille|jusqu'ou)\b/,
      negations: { stated: ['pas', 'aucun', 'aucune'], before: [] },
      dangers: /\b(?:dangers?|dangereu\w+|risques?|precautions?|attention)\b/,
      interrogatives: 'que quoi quel quelle quels quelles ou quand pourquoi qui comment combien'.split(' '),
      specification:
        /\bquel(?:le|s|les)?\b(?: (?:type|sorte|grade|marque) d(?:e |'))? ?(?:d')?(?:huile|graisse|lubrifiant|liquide|antigel|carburant|gazole|viscosite)\b/,
      request: /\b(?:etape par etape|pas a pas|(?:les|quelles) etapes)\b/,
      place: /\bou\b(?! bien)(?=.*\b(?:est|sont|se trouvent?|trouver?|puis)\b)/,
      colour: /\b(?:couleurs?)\b/,
      price:
        /\b(?:combien (?:ca )?coute(?:nt)?|(?:quel|quels) (?:est le |sont les )?prix|prix d|prix(?=\W*$)|combien vaut)(?!\w)/,
      maker:
        /\b(?:qui (?:fabrique|fait|produit|construit|a fabrique)|quelle marque\b(?! d'(?:huile|graisse))|quel fabricant)/,
      count: /\b(?:combien)\b/,
      followUp: {
        connective: /^\W*(?:et|ou|aussi)\b/,
        pronoun: /\b(?:celui|celle|ceux|celles|les memes|la meme|le meme|cela)\b/,
        object: /^(?:l[ae]?s?)$/,
      },
      subject: /^(?:je|tu|on|nous|vous|il|elle|ils|elles|se|ne|peut|dois|doit|faut|pas)$/,
      persons: 'je j nous il elle ils on'.split(' '),
      verbEnding: /(?:ant|ment|ons|ez)$/,
      articles: ['le', 'la', 'les', 'un', 'une', 'du', 'des', 'de'],
      capacityVerbs: 'tient tiennent rentre rentrent entre entrent faut prend prennent'.split(' '),
      subjectWords: ['machine', 'machines'],
      partWords: 'piece pieces numero reference commander commande article repere client clients'.split(' '),
      codeWords: 'alarme alarmes code codes erreur erreurs defaut defauts panne fusible relais'.split(' '),
      opposites: [
        ['long', 'court'],
        ['longue', 'courte'],
        ['avant', 'arriere'],
        ['gauche', 'droite'],
        ['superieur', 'inferieur'],
        ['interieur', 'exterieur'],
        ['haut', 'bas'],
        ['haute', 'basse'],
        ['entree', 'sortie'],
        ['admission', 'echappement'],
        ['minimum', 'maximum'],
        ['froid', 'chaud'],
      ],
    },
  },
)
