import { stemmer } from '@orama/stemmers/italian'
import { defineLanguage } from '../define-language'
import { createStemmer } from '../stemmer'
import { clauses } from './clauses'
import { courtesies } from './courtesies'
import { knownWords } from './known-words'
import { manuals } from './manuals'
import { numbers } from './numbers'
import { phrases } from './phrases'
import * as words from './words'

/** The patterns and short lists are the forms of grammar in which Italian asks; they were written without questions. */
export const italian = defineLanguage(
  { ...words, knownWords },
  {
    stem: createStemmer(stemmer),
    headNoun: 'first',
    letters: 'àèéìíîòóùú',
    elision: /^(?:[dl]|dell|dall|nell|sull|all|un)([aeiouh][a-z]{2,})$/,
    manuals,
    phrases,
    clauses,
    courtesies,
    numbers,
    question: {
      intents: {
        part: [
          /\b(?:numero|n\.?o|codice) (?:di |del )?(?:parte|pezzo|ricambio|articolo)|\briferimento d|\bquale ricambio\b/,
          /\bnumero de(?:l|lla|llo|i|gli|lle|ll') ?(?!motore|telaio|fusibile|allarme|errore)/,
        ],
        permission: [
          /\b(?:pericol\w+|rischi\w*|precauzion\w+|attenzione|vietato|permesso|consentito|non (?:devo|si deve))\b/,
          /^\W*(?:posso|si puo|si possono|possiamo|e (?:sicuro|permesso|consentito)|devo|bisogna)\b/,
        ],
        value: [
          /\b(?:quant[oiae]|qual e (?:la |il |l')?(?:pressione|coppia|temperatura|capacita|velocita|tensione|peso|viscosita|gioco)|a che|a quale|ogni quant[oie])\b/,
        ],
        procedure: [/\b(?:come|passi|passaggi|procedura)\b/],
        symptom: [
          /\bnon (?:parte|si avvia|si accende|funziona|sale|scende|gira|carica|avanza|frena)|\b(?:si (?:spegne|ferma|surriscalda)|perde|fuma)\b/,
        ],
      },
      quantities: {
        torque: /\b(?:coppia|serrare|serraggio)\b/,
        pressure: /\bpressione\b/,
        temperature: /\btemperatura\b/,
        capacity:
          /\b(?:quant[oa] (?:olio|carburante|gasolio|liquido|refrigerante|grasso|acqua)|capacita|litri|litro|galloni)\b/,
        amount: /\bquant(?:[oa]|')\b/,
        weight: /\b(?:peso|pesa)\b/,
        noise: /\b(?:rumore|rumoroso)\b/,
        current: /\b(?:corrente|ampere)\b/,
        voltage: /\b(?:tensione|volt)\b/,
        power: /\b(?:potenza|cavalli|kilowatt)\b/,
        speed: /\b(?:velocita|regime|giri)\b/,
        interval: /\b(?:ogni quant[oie]|quanto tempo|quant[ei] (?:ore|giorni|mesi)|con che frequenza|intervallo)\b/,
        length: /\b(?:spessore|diametro|lunghezza|gioco|altezza|larghezza|profondita|distanza)\b/,
        slope: /\b(?:angolo|pendenza|inclinazione|ripid[oa])\b/,
        share: /\b(?:percentuale|rapporto|miscela|concentrazione)\b/,
      },
      duration: /\bquanto tempo (?:devo|aspetto|aspettare|prima|dopo|bisogna)\b/,
      moment: /\bquando (?:devo|deve|devono|si deve|si devono|bisogna|va|vanno)\b/,
      size: /\b(?:quanto e grande|fin dove)\b/,
      negations: { stated: ['non'], before: ['non'] },
      dangers: /\b(?:pericol\w+|rischi\w*|precauzion\w+|attenzione)\b/,
      interrogatives: 'che cosa quale quali qual dove quando perche chi come quanto quanta quanti quante'.split(' '),
      specification:
        /\b(?:che|quale|qual)\b(?: (?:tipo|classe|gradazione|marca) di)? ?(?:l')?(?:olio|grasso|lubrificante|refrigerante|antigelo|liquido|carburante|gasolio|viscosita)\b/,
      request: /\b(?:passo (?:per|dopo) passo|(?:i|quali) passaggi)\b/,
      place: /\b(?:dove|dov'|da che lato)/,
      colour: /\b(?:color[ei])\b/,
      price: /\b(?:quanto cost(?:a|ano)|(?:che|qual e il) prezzo|prezz[oi])(?!\w)/,
      maker: /\b(?:chi (?:produce|fa|fabbrica|costruisce)|(?:di )?che marca|quale (?:marca|ditta))/,
      count: /\b(?:quant[ie])\b/,
      followUp: {
        connective: /^\W*(?:e|o|anche)\b/,
        pronoun: /\b(?:quell[oiae]|quest[oiae]|lo stesso|la stessa|li)\b/,
        object: /^(?:l[aeio]|l|gli)$/,
      },
      subject: /^(?:io|si|posso|devo|ci|non|lo|la|mi)$/,
      persons: 'io noi lui lei loro mi ci'.split(' '),
      verbEnding: /(?:ando|endo|mente)$/,
      articles: ['il', 'lo', 'la', 'i', 'gli', 'le', 'un', 'una', 'del', 'della', 'di'],
      capacityVerbs: 'entra entrano sta stanno contiene contengono serve servono'.split(' '),
      subjectWords: ['macchina', 'macchine'],
      partWords: 'pezzo pezzi parte numero codice ricambio riferimento ordinare cliente clienti'.split(' '),
      codeWords: 'allarme allarmi codice codici errore errori guasto avaria fusibile rele'.split(' '),
      opposites: [
        ['lungo', 'corto'],
        ['anteriore', 'posteriore'],
        ['anteriori', 'posteriori'],
        ['sinistro', 'destro'],
        ['sinistra', 'destra'],
        ['superiore', 'inferiore'],
        ['interno', 'esterno'],
        ['alta', 'bassa'],
        ['ingresso', 'uscita'],
        ['aspirazione', 'scarico'],
        ['minimo', 'massimo'],
        ['freddo', 'caldo'],
      ],
    },
  },
)
