import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Crear plan de mantenimiento',
  summaryModel: 'Lo que usted hace en cada máquina de un modelo que atiende.',
  summaryInstance: 'Lo que se hace en una máquina.',
  model: 'Modelo',
  chooseModel: 'Elija un modelo',
  machine: 'Máquina',
  chooseMachine: 'Elija una máquina',
  chooseTitle: '¿Qué plan?',
  choose: 'Elija arriba de quién son las tareas que quiere fijar.',
  onlyReadTitle: 'Usted puede leer este plan, pero no cambiarlo',
  onlyRead: 'Pregunte a quienes gestionan esta máquina.',
}
