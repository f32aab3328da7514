import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Inicio',
  noMachine: '¿De qué máquina se trata?',
  noMachineAdvice: 'Elija una máquina y pregunte. La respuesta sale de sus manuales, con la página.',
  machineError: 'No se pudieron cargar sus máquinas',
  ask: 'Pregunte a {{name}} sobre {{machine}}',
  examples: 'Preguntas de ejemplo',
  no_manual: 'Todavía no tiene ningún manual de esta máquina, así que no se pueden responder preguntas sobre ella.',
  due: 'Servicios pendientes de sus máquinas',
  enterHours: 'Introducir lectura',
  allMachines: 'Todas las máquinas',
  nothingDue: 'No hay ningún servicio pendiente',
  nothingDueAdvice: 'En cuanto una máquina tenga un plan de mantenimiento, aquí aparecerá su próximo servicio.',
  since: 'Desde su última visita',
  lately: 'Actividad reciente',
  nothingNew: 'Nada nuevo desde el {{when}}.',
  showMore: 'Mostrar más',
  nothingYet: 'Aquí aparecen los pedidos enviados y los manuales y modelos nuevos.',
}
