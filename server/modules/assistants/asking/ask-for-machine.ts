import { detectByWords } from '../../../languages/detect-by-words'
import type { Language } from '../../../languages/language'
import { tokenise } from '../../../languages/text/tokenise'
import type { ComposedAnswer } from '../answering/engine'
import { messageAnswer } from '../answering/message-answer'

const texts: Record<Language, string> = {
  en: 'Which machine is it about? Choose one, and its manuals are searched.',
  es: '¿De qué máquina se trata? Elija una y se buscará en sus manuales.',
  de: 'Um welche Maschine geht es? Wählen Sie eine aus, dann werden ihre Handbücher durchsucht.',
  fr: "De quelle machine s'agit-il ? Choisissez-en une pour chercher dans ses manuels.",
  pt: 'De que máquina se trata? Escolha uma para procurar nos seus manuais.',
  it: 'Di quale macchina si tratta? Ne scelga una per cercare nei suoi manuali.',
  nl: 'Om welke machine gaat het? Kies er een, dan worden de handleidingen doorzocht.',
  sv: 'Vilken maskin gäller det? Välj en, så söks dess manualer igenom.',
  fi: 'Mitä konetta kysymys koskee? Valitse kone, niin sen ohjekirjoista etsitään.',
  da: 'Hvilken maskine drejer det sig om? Vælg en, så bliver dens manualer gennemsøgt.',
  no: 'Hvilken maskin gjelder det? Velg en, så blir håndbøkene til maskinen gjennomsøkt.',
}

/** Asks which machine a question is about, in the language of the question, if its words show one. */
export function askForMachine(
  { prompt, language }: { prompt: string; language: Language },
  candidates: readonly string[],
): ComposedAnswer {
  const asked = detectByWords(tokenise(prompt), language)
  const list = candidates.length > 0 ? `\n\n${candidates.map((name) => `- ${name}`).join('\n')}` : ''
  return messageAnswer(`${texts[asked]}${list}`, 'sure')
}
