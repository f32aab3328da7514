import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Inicio',
  greeting: 'Hola, {{name}}',
  summary: 'Pregunte por una máquina y vea la página del manual junto a la respuesta.',
  machine: 'Su máquina',
  recent: 'Conversaciones recientes',
  noneYet: 'Todavía no hay conversaciones',
  noneYetAdvice:
    'Lo que pregunte sobre una máquina se guarda aquí, para que vuelva a encontrar la respuesta y su página.',
  figures: 'Cifras',
  machines: 'Máquinas',
  machinesReady: 'Se puede preguntar por {{count}}',
  manuals: 'Manuales',
  manualsReady: '{{count}} listos',
  manualsProcessing: '{{count}} en lectura',
  manualsFailed: '{{count}} con error',
  questions: 'Preguntas en 14 días',
  questionsRefused: '{{count}} no están en los manuales',
  people: 'Personas',
  peopleInvited: '{{count}} invitadas',
  operators: 'Operadores atendidos',
  chart: 'Preguntas de los últimos 14 días',
  answered: 'Respondidas',
  refused: 'No está en los manuales',
  activity: 'Actividad reciente',
  quiet: 'Todavía no ha pasado nada',
  quietAdvice: 'Aquí se avisa de los manuales que quedan listos y de las máquinas que se le asignan.',
  showMore: 'Mostrar más',
}
