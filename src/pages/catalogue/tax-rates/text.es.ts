import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Tipos impositivos',
  summary: 'Los pedidos llevan el impuesto del lugar de entrega.',
  add: 'Añadir tipo impositivo',
  addTitle: 'Añadir un tipo impositivo',
  editTitle: 'Editar {{name}}',
  name: 'Nombre',
  nameHelp: 'Se muestra en pedidos y presupuestos.',
  nameRequired: 'Introduzca un nombre.',
  country: 'País',
  chooseCountry: 'Elegir un país',
  countryRequired: 'Elija un país.',
  region: 'Región',
  regionHelp: 'Como en las direcciones, por ejemplo ID. Déjelo en blanco para el resto del país.',
  everywhereElse: 'El resto del país',
  rate: 'Tipo',
  rateWrong: 'Introduzca un porcentaje de 0 a 100, por ejemplo {{8.25}}.',
  actions: 'Acciones',
  orders: 'Los pedidos existentes conservan su impuesto.',
  save: 'Guardar tipo impositivo',
  saved: '{{name}}: guardado',
  changed:
    'Otra persona ha modificado este tipo impositivo: ahora es {{name}}, {{rate}}. Lo que usted no ha cambiado está como lo guardó esa persona; guarde de nuevo para sustituir lo demás.',
  deleteTitle: '¿Eliminar {{name}}?',
  deleteHelp:
    'Los pedidos nuevos de esta región tendrán el tipo del resto del país, o ninguno. Los existentes conservan su impuesto.',
  deleteConfirm: 'Eliminar tipo impositivo',
  deleted: '{{name}}: eliminado',
  emptyTitle: 'Todavía no hay tipos impositivos',
  empty: 'Sin tipos impositivos, los pedidos no llevan impuesto. Añada uno para cada región en la que entrega.',
}
