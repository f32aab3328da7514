import type { Language } from '../../finding/query/language'

interface Phrases {
  refusal: string
  /** Where further manuals are still being read. */
  refusalSoFar: string
  also: string
  goesOn: (page: number) => string
  /** Asks for the steps below a heading, for what a heading is on, and for another row of the same table. */
  steps: (heading: string) => string
  topic: (heading: string) => string
  row: (name: string) => string
}

/** The few sentences that are the product's own and not the manual's. */
export const phrases: Record<Language, Phrases> = {
  en: {
    refusal: 'The manuals of this machine do not answer this. You can ask the dealer instead.',
    refusalSoFar: 'The manuals that are ready do not answer this. Others are still being read.',
    also: 'See also',
    goesOn: (page) => `Continues on page ${page}.`,
    steps: (heading) => `${heading}: what are the steps?`,
    topic: (heading) => `${heading}: what do I need to know?`,
    row: (name) => `And ${name}?`,
  },
  es: {
    refusal: 'Los manuales de esta máquina no responden a esta pregunta. Puede preguntar al distribuidor.',
    refusalSoFar: 'Los manuales que ya están listos no responden a esta pregunta. Otros aún se están leyendo.',
    also: 'Véase también',
    goesOn: (page) => `Continúa en la página ${page}.`,
    steps: (heading) => `${heading}: ¿cuáles son los pasos?`,
    topic: (heading) => `${heading}: ¿qué debo saber?`,
    row: (name) => `¿Y ${name}?`,
  },
  de: {
    refusal: 'Die Handbücher dieser Maschine beantworten diese Frage nicht. Sie können den Händler fragen.',
    refusalSoFar: 'Die Handbücher, die bereit sind, beantworten diese Frage nicht. Andere werden noch gelesen.',
    also: 'Siehe auch',
    goesOn: (page) => `Weiter auf Seite ${page}.`,
    steps: (heading) => `${heading}: welche Schritte sind nötig?`,
    topic: (heading) => `${heading}: was muss ich wissen?`,
    row: (name) => `Und ${name}?`,
  },
}
