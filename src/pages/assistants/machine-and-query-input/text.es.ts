import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  machineError: 'No se pudo cargar la máquina',
  machineHelp: 'La respuesta sale de los manuales de esta máquina, con su página.',
  no_manual: 'Esta máquina todavía no tiene manual, así que no se pueden responder preguntas sobre ella.',
  placeholder: '¿Cuánto aceite lleva el motor de {{machine}}?',
  processing: 'Los manuales de esta máquina se están leyendo. Vuelva en unos minutos.',
  title: 'Hacer una pregunta',
  whatQuestion: '¿Qué quiere saber?',
  whichHelp: 'Busque por marca o modelo. El número de serie acota la respuesta a su variante.',
  whichMachine: '¿De qué máquina se trata?',
}
