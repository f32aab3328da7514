import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Manuales',
  upload: 'Subir manual',
  emptyTitle: 'Todavía no hay manuales',
  empty: 'Las respuestas salen de los manuales de la máquina. Los sube su concesionario.',
  emptyForStaff:
    'Suba en PDF un manual de operación, de servicio o de piezas. Las respuestas salen de él, con sus páginas.',
  open: 'Abrir',
  openNamed: 'Abrir {{name}}',
  editTitle: 'Editar manual',
  name: 'Nombre visible',
  nameRequired: 'Introduzca un nombre.',
  kind: 'Tipo de manual',
  years: 'Años',
  yearsHelp: 'Por ejemplo, 2019-2024.',
  serialStart: 'Números de serie desde',
  serialEnd: 'Números de serie hasta',
  serialHelp: 'Déjelo en blanco si vale para todos los números de serie.',
  save: 'Guardar manual',
  changed: 'Se cambió «{{name}}»',
  deleteTitle: '¿Eliminar este manual?',
  deleteWarning:
    '«{{name}}» se elimina para todos. Las respuestas ya no lo usarán y las páginas que citan respuestas anteriores no se podrán abrir. No se puede deshacer.',
  deleteConfirm: 'Eliminar manual',
  deleted: 'Se eliminó «{{name}}»',
  tryAgain: 'Reintentar',
  unreadWhy: 'Se puede abrir, pero no se puede buscar en él: {{reason}}',
  failedWhy: 'No se pudo procesar: {{reason}}',
  failedUnknown: 'No se pudo procesar.',
  isReady: '«{{name}}» está listo. Las respuestas ya lo usan.',
  hasFailed: 'No se pudo procesar «{{name}}»: {{reason}}',
  serials: 'Números de serie {{range}}',
  uploadedAt: 'Subido: {{when}}',
}
