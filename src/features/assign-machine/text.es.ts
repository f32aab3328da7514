import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Asignar un modelo',
  description: 'Desde entonces el operador ve el modelo y sus manuales, y puede escribirle sobre él.',
  operator: 'Operador',
  chooseOperator: '¿Quién lo recibe?',
  operatorRequired: 'El operador es obligatorio.',
  model: 'Modelo',
  chooseModel: 'Elija un modelo',
  modelRequired: 'El modelo es obligatorio.',
  assign: 'Asignar',
  assigned: '{{machine}} asignado a {{operator}}',
  takeBackTitle: '¿Retirar {{machine}} a {{operator}}?',
  takeBackHelp: 'Dejará de ver el modelo y sus manuales. Ambos podrán seguir leyendo los mensajes sobre él.',
  takeBack: 'Retirar',
  takenBack: '{{machine}} retirado',
}
