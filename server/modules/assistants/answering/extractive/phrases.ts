import type { Language } from '../../finding/query/language'
import type { Asker } from '../engine'

interface Phrases {
  refusal: string
  /** What to do after a refusal. */
  advice: Record<Asker, string>
  /** While further manuals are being read. */
  refusalSoFar: string
  /** Introduces the closest passages where it is not certain that they answer. */
  unsure: string
  also: string
  /** Links to steps that are not shown; `count` is at least 1. */
  earlierSteps: (count: number, page: number) => string
  laterSteps: (count: number, page: number) => string
  /** Follow-up questions for the steps below a heading, the topic of a heading, and another row of the same table. */
  steps: (heading: string) => string
  topic: (heading: string) => string
  row: (name: string) => string
}

/** The only sentences of an answer that do not come from the manuals. */
export const phrases: Record<Language, Phrases> = {
  en: {
    refusal: 'The manuals of this machine do not answer this.',
    advice: { operator: 'You can ask the dealer instead.', staff: 'You can add a manual that does.' },
    refusalSoFar: 'The manuals that are ready do not answer this. Others are still being read.',
    unsure: 'I am not certain; these places come closest.',
    also: 'See also',
    earlierSteps: (count, page) => `${count} earlier ${count === 1 ? 'step' : 'steps'} on page ${page}`,
    laterSteps: (count, page) => `${count} more ${count === 1 ? 'step' : 'steps'} on page ${page}`,
    steps: (heading) => `${heading}: what are the steps?`,
    topic: (heading) => `${heading}: what do I need to know?`,
    row: (name) => `And ${name}?`,
  },
  es: {
    refusal: 'Los manuales de esta máquina no responden a esta pregunta.',
    advice: { operator: 'Puede preguntar al concesionario.', staff: 'Puede añadir un manual que la responda.' },
    refusalSoFar: 'Los manuales que ya están listos no responden a esta pregunta. Otros aún se están leyendo.',
    unsure: 'No estoy seguro; estos son los pasajes más cercanos.',
    also: 'Véase también',
    earlierSteps: (count, page) =>
      `${count} ${count === 1 ? 'paso anterior' : 'pasos anteriores'} en la página ${page}`,
    laterSteps: (count, page) => `${count} ${count === 1 ? 'paso' : 'pasos'} más en la página ${page}`,
    steps: (heading) => `${heading}: ¿cuáles son los pasos?`,
    topic: (heading) => `${heading}: ¿qué debo saber?`,
    row: (name) => `¿Y ${name}?`,
  },
  de: {
    refusal: 'Die Handbücher dieser Maschine beantworten diese Frage nicht.',
    advice: {
      operator: 'Sie können den Händler fragen.',
      staff: 'Sie können ein Handbuch hinzufügen, das sie beantwortet.',
    },
    refusalSoFar: 'Die Handbücher, die bereit sind, beantworten diese Frage nicht. Andere werden noch gelesen.',
    unsure: 'Ich bin nicht sicher; diese Stellen kommen der Frage am nächsten.',
    also: 'Siehe auch',
    earlierSteps: (count, page) =>
      `${count} ${count === 1 ? 'früherer Schritt' : 'frühere Schritte'} auf Seite ${page}`,
    laterSteps: (count, page) => `${count} ${count === 1 ? 'weiterer Schritt' : 'weitere Schritte'} auf Seite ${page}`,
    steps: (heading) => `${heading}: welche Schritte sind nötig?`,
    topic: (heading) => `${heading}: was muss ich wissen?`,
    row: (name) => `Und ${name}?`,
  },
}
