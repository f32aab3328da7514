import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  cardsLabel: '{{label}}, {{total}} en total',
  chooseFile: 'Elegir un archivo',
  clearSearch: 'Borrar la búsqueda',
  close: 'Cerrar',
  dismiss: 'Descartar',
  dropFile: 'Arrastre un archivo aquí, o',
  emptyTable: 'Todavía no hay nada que mostrar',
  errorTitle: 'No se pudo cargar',
  errorAdvice: 'Compruebe la conexión e inténtelo de nuevo.',
  hidePassword: 'Ocultar la contraseña',
  loading: 'Cargando',
  next: 'Siguiente',
  nothingOf: 'Sin filas',
  notifications: 'Notificaciones',
  optional: 'opcional',
  pages: 'Páginas',
  pageN: 'Página {{page}}',
  previous: 'Anterior',
  rowsOf: '{{from}} a {{to}} de {{total}}',
  showPassword: 'Mostrar la contraseña',
  sortBy: 'Ordenar por',
  sortedAscending: 'Ordenar por {{column}}, ascendente',
  sortedDescending: 'Ordenar por {{column}}, descendente',
  tryAgain: 'Reintentar',
}
