import { detectByWords } from '../../../languages/detect-by-words'
import type { Language } from '../../../languages/language'
import { tokenise } from '../../../languages/text/tokenise'
import type { Audience, ComposedAnswer } from '../answering/engine'
import { shorten } from '../answering/extractive/markdown'
import { messageAnswer } from '../answering/message-answer'
import type { QuestionScope } from './question-scope'

interface Phrases {
  pending: string
  unreadable: (names: string) => string
  none: string
  askDealer: string
  /** For staff, after `unreadable` and after `none`. */
  seeReason: string
  addManual: string
}

const phrases: Record<Language, Phrases> = {
  en: {
    pending: 'The manuals of this machine are still being read, so this question cannot be answered yet.',
    unreadable: (names) => `The manuals of this machine could not be read: ${names}.`,
    none: 'There is no manual for this machine yet.',
    askDealer: 'You can ask the dealer instead.',
    seeReason: 'The page of the machine shows why.',
    addManual: 'You can add one on the page of the machine.',
  },
  es: {
    pending: 'Los manuales de esta máquina aún se están leyendo, así que todavía no se puede responder.',
    unreadable: (names) => `No se pudieron leer los manuales de esta máquina: ${names}.`,
    none: 'Aún no hay ningún manual de esta máquina.',
    askDealer: 'Puede preguntar al concesionario.',
    seeReason: 'La página de la máquina muestra el motivo.',
    addManual: 'Puede añadir uno en la página de la máquina.',
  },
  de: {
    pending: 'Die Handbücher dieser Maschine werden noch gelesen; die Frage kann noch nicht beantwortet werden.',
    unreadable: (names) => `Die Handbücher dieser Maschine konnten nicht gelesen werden: ${names}.`,
    none: 'Zu dieser Maschine gibt es noch kein Handbuch.',
    askDealer: 'Sie können den Händler fragen.',
    seeReason: 'Die Seite der Maschine zeigt den Grund.',
    addManual: 'Auf der Seite der Maschine können Sie eines hinzufügen.',
  },
  fr: {
    pending:
      'Les manuels de cette machine sont encore en cours de lecture ; la question ne peut pas encore être traitée.',
    unreadable: (names) => `Les manuels de cette machine n'ont pas pu être lus : ${names}.`,
    none: "Il n'y a pas encore de manuel pour cette machine.",
    askDealer: 'Vous pouvez demander au concessionnaire.',
    seeReason: 'La page de la machine indique pourquoi.',
    addManual: 'Vous pouvez en ajouter un sur la page de la machine.',
  },
  pt: {
    pending: 'Os manuais desta máquina ainda estão a ser lidos; por isso, ainda não é possível responder.',
    unreadable: (names) => `Não foi possível ler os manuais desta máquina: ${names}.`,
    none: 'Ainda não há nenhum manual desta máquina.',
    askDealer: 'Pode perguntar ao concessionário.',
    seeReason: 'A página da máquina mostra o motivo.',
    addManual: 'Pode adicionar um na página da máquina.',
  },
  it: {
    pending: 'I manuali di questa macchina sono ancora in lettura; non è ancora possibile rispondere.',
    unreadable: (names) => `Non è stato possibile leggere i manuali di questa macchina: ${names}.`,
    none: 'Non ci sono ancora manuali per questa macchina.',
    askDealer: 'Può chiedere al concessionario.',
    seeReason: 'La pagina della macchina mostra il motivo.',
    addManual: 'Può aggiungerne uno nella pagina della macchina.',
  },
  nl: {
    pending: 'De handleidingen van deze machine worden nog gelezen; de vraag kan nog niet worden beantwoord.',
    unreadable: (names) => `De handleidingen van deze machine konden niet worden gelezen: ${names}.`,
    none: 'Er is nog geen handleiding voor deze machine.',
    askDealer: 'U kunt het de dealer vragen.',
    seeReason: 'De pagina van de machine toont waarom.',
    addManual: 'U kunt er een toevoegen op de pagina van de machine.',
  },
  sv: {
    pending: 'Maskinens manualer läses fortfarande in, så frågan kan inte besvaras ännu.',
    unreadable: (names) => `Maskinens manualer kunde inte läsas: ${names}.`,
    none: 'Det finns ännu ingen manual för maskinen.',
    askDealer: 'Du kan fråga återförsäljaren.',
    seeReason: 'Maskinens sida visar varför.',
    addManual: 'Du kan lägga till en på maskinens sida.',
  },
  fi: {
    pending: 'Tämän koneen ohjekirjoja luetaan vielä, joten kysymykseen ei voi vielä vastata.',
    unreadable: (names) => `Tämän koneen ohjekirjoja ei voitu lukea: ${names}.`,
    none: 'Tälle koneelle ei ole vielä ohjekirjaa.',
    askDealer: 'Voit kysyä jälleenmyyjältä.',
    seeReason: 'Koneen sivulla kerrotaan syy.',
    addManual: 'Voit lisätä sellaisen koneen sivulla.',
  },
  da: {
    pending: 'Maskinens manualer bliver stadig læst, så spørgsmålet kan ikke besvares endnu.',
    unreadable: (names) => `Maskinens manualer kunne ikke læses: ${names}.`,
    none: 'Der er endnu ingen manual til maskinen.',
    askDealer: 'Du kan spørge forhandleren.',
    seeReason: 'Maskinens side viser hvorfor.',
    addManual: 'Du kan tilføje en på maskinens side.',
  },
  no: {
    pending: 'Maskinens håndbøker blir fortsatt lest, så spørsmålet kan ikke besvares ennå.',
    unreadable: (names) => `Maskinens håndbøker kunne ikke leses: ${names}.`,
    none: 'Det finnes ennå ingen håndbok for maskinen.',
    askDealer: 'Du kan spørre forhandleren.',
    seeReason: 'Siden til maskinen viser hvorfor.',
    addManual: 'Du kan legge til en på siden til maskinen.',
  },
}

const MAX_NAMES_LENGTH = 1500

/**
 * The answer if no manual is ready: manuals are still being read, which is not a refusal, or there are none. It is in the
 * language of the question, or in the preferred one if the words do not show another.
 */
export function answerWithoutManuals(
  { prompt, language }: { prompt: string; language: Language },
  { pending, unreadable }: QuestionScope,
  audience: Audience,
): ComposedAnswer {
  const texts = phrases[detectByWords(tokenise(prompt), language)]
  const names = shorten(unreadable.map(({ displayName }) => displayName).join(', '), MAX_NAMES_LENGTH)
  const [reason, staffAdvice] = names ? [texts.unreadable(names), texts.seeReason] : [texts.none, texts.addManual]
  return pending.length > 0
    ? messageAnswer(texts.pending, 'sure')
    : messageAnswer(`${reason} ${audience === 'staff' ? staffAdvice : texts.askDealer}`, 'none')
}
